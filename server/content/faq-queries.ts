import type { FaqGroup } from '#contract/plain/faq-groups.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface FaqRow extends Columns<
  'faqs',
  | 'id'
  | 'question'
  | 'question_nl'
  | 'question_fr'
  | 'answer_html'
  | 'answer_html_nl'
  | 'answer_html_fr'
> {
  group: FaqGroup
}

export interface FaqDetail
  extends
    FaqRow,
    Columns<
      'faqs',
      'answer' | 'answer_nl' | 'answer_fr' | 'position' | 'version' | 'created_at' | 'updated_at'
    > {
  status: 'draft' | 'published'
  helpful_votes: number
  unhelpful_votes: number
}

const ROW = `f.id, f.faq_group as "group", f.question, f.question_nl, f.question_fr,
  f.answer_html, f.answer_html_nl, f.answer_html_fr`
const DETAIL = `${ROW}, f.answer, f.answer_nl, f.answer_fr, f.position, f.status, f.version, f.created_at, f.updated_at,
  (select count(*)::int from faq_votes v where v.faq_id = f.id and v.is_helpful) as helpful_votes,
  (select count(*)::int from faq_votes v where v.faq_id = f.id and not v.is_helpful) as unhelpful_votes`

export function publishedFaqs(db: Db): Promise<FaqRow[]> {
  return readRows(
    db,
    `select ${ROW} from faqs f where f.status = 'published' order by f.position, f.id`,
  )
}

export interface FaqPage {
  search: string
  status: FaqDetail['status'] | undefined
  group: FaqGroup | undefined
  sort: 'position' | 'created_at' | 'updated_at'
  isAscending: boolean
  limit: number
  offset: number
}

export async function faqsByPage(
  db: Db,
  { search, status, group, sort, isAscending, limit, offset }: FaqPage,
): Promise<{ rows: FaqDetail[]; total: number }> {
  const values: unknown[] = []
  const conditions = ['true']
  if (status !== undefined) conditions.push(`f.status = $${values.push(status)}`)
  if (group !== undefined) conditions.push(`f.faq_group = $${values.push(group)}`)
  if (search !== '')
    conditions.push(
      `lower(f.question || ' ' || f.question_nl || ' ' || f.question_fr || ' ' || f.answer) like '%' || $${values.push(likeText(search.toLowerCase()))} || '%'`,
    )
  const where = conditions.join(' and ')
  const way = isAscending ? 'asc' : 'desc'
  const order = sort === 'position' ? `f.faq_group ${way}, f.position ${way}` : `f.${sort} ${way}`
  const [rows, [count]] = await Promise.all([
    readRows<FaqDetail>(
      db,
      `select ${DETAIL} from faqs f where ${where} order by ${order}, f.id ${way}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from faqs f where ${where}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function faqById(db: Db, id: number): Promise<FaqDetail | undefined> {
  const [row] = await readRows<FaqDetail>(db, `select ${DETAIL} from faqs f where f.id = $1`, [id])
  return row
}

export async function lockFaq(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'select id from faqs where id = $1 for update', [id])
}

export type FaqFields = Omit<
  FaqDetail,
  'id' | 'version' | 'created_at' | 'updated_at' | 'helpful_votes' | 'unhelpful_votes' | 'position'
> & {
  /** Null: at the end of its group. */
  position: number | null
}

const WRITTEN = [
  'group',
  'question',
  'question_nl',
  'question_fr',
  'answer',
  'answer_nl',
  'answer_fr',
  'answer_html',
  'answer_html_nl',
  'answer_html_fr',
  'status',
  'position',
] as (keyof FaqFields)[]
const column = (name: string) => (name === 'group' ? 'faq_group' : name)
const END_OF_GROUP = (group: string) =>
  `(select coalesce(max(position) + 1, 0) from faqs where faq_group = ${group})`

export async function insertFaq(trx: Trx, fields: FaqFields): Promise<number> {
  const places = WRITTEN.map((name, index) =>
    name === 'position' ? `coalesce($${index + 1}::int, ${END_OF_GROUP('$1')})` : `$${index + 1}`,
  )
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into faqs (${WRITTEN.map(column).join(', ')}) values (${places.join(', ')}) returning id`,
    WRITTEN.map((name) => fields[name]),
  )
  if (row === undefined) throw new Error('The question was not written')
  return row.id
}

export async function updateFaq(trx: Trx, id: number, fields: FaqFields): Promise<void> {
  const changes = WRITTEN.map((name, index) => `${column(name)} = $${index + 2}`)
  await readRows(
    trx,
    `update faqs set ${changes.join(', ')}, version = version + 1, updated_at = now() where id = $1`,
    [id, ...WRITTEN.map((name) => fields[name])],
  )
}

export async function deleteFaqRow(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from faqs where id = $1', [id])
}

/** Writes a vote over the same voter's earlier one; false where no such question is published. */
export async function writeVote(
  db: Db,
  { faqId, voter, isHelpful }: { faqId: number; voter: Buffer; isHelpful: boolean },
): Promise<boolean> {
  const rows = await readRows(
    db,
    `insert into faq_votes (faq_id, voter, is_helpful)
    select f.id, $2::bytea, $3 from faqs f where f.id = $1 and f.status = 'published'
    on conflict (faq_id, voter) where voter is not null
    do update set is_helpful = excluded.is_helpful, voted_at = now() returning id`,
    [faqId, voter, isHelpful],
  )
  return rows.length === 1
}

/** Forgets who gave votes older than so many days, but not the votes; one batch, returns how many. */
export async function forgetVoters(db: Db, days: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `update faq_votes set voter = null where id in (
      select id from faq_votes where voter is not null and voted_at < now() - make_interval(days => $1)
      order by voted_at limit $2) returning id`,
    [days, limit],
  )
  return rows.length
}
