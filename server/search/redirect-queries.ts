import type { Language } from '#contract/plain/languages.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { RedirectKind, RedirectPage } from '#contract/plain/search-redirects.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { Named } from '#server/catalogue/local-name.ts'

/** What is written of one. */
export interface RedirectFields {
  language: Language | null
  term: string
  kind: RedirectKind
  target_id: number | null
  page: RedirectPage | null
}

export interface RedirectRow extends RedirectFields {
  id: number
  updated_at: Date
  version: number
  /** Null for a page, and where it is gone. */
  target: (Named & { slug: string }) | null
}

/** What a row leads to, as far as it is there: an article that is not sold is not. */
const TARGET = `case r.kind
    when 'category' then (select json_build_object('slug', t.slug, 'name', t.name, 'name_nl', t.name_nl, 'name_fr', t.name_fr)
      from categories t where t.id = r.target_id)
    when 'brand' then (select json_build_object('slug', t.slug, 'name', t.name) from brands t where t.id = r.target_id)
    when 'printer' then (select json_build_object('slug', t.slug, 'name', t.name) from printers t where t.id = r.target_id)
    when 'product' then (select json_build_object('slug', t.slug, 'name', t.name, 'name_nl', t.name_nl, 'name_fr', t.name_fr)
      from products t where t.id = r.target_id and t.status = 'active')
  end`
const ROW = `r.id, r.language, r.term, r.kind, r.target_id, r.page, r.updated_at, r.version, ${TARGET} as target`

/** All of them, as the search keeps them. */
export function allRedirects(db: Db): Promise<(RedirectFields & { id: number })[]> {
  return readRows(
    db,
    'select id, language, term, kind, target_id, page from search_redirects order by id',
  )
}

/** The slug of what a rule leads to; undefined where it is gone. */
export async function slugOfTarget(
  db: Db,
  { kind, target_id }: Pick<RedirectFields, 'kind' | 'target_id'>,
): Promise<string | undefined> {
  const [row] = await readRows<{ target: { slug: string } | null }>(
    db,
    `select ${TARGET} as target from (select $1::text as kind, $2::int as target_id) r`,
    [kind, target_id],
  )
  return row?.target?.slug
}

interface RedirectsAsked {
  search: string
  language: Language | undefined
  kind: RedirectKind | undefined
  sort: 'term' | 'updated_at'
  isAscending: boolean
  limit: number
  offset: number
}

export async function redirectsByPage(
  db: Db,
  { search, language, kind, sort, isAscending, limit, offset }: RedirectsAsked,
): Promise<{ rows: RedirectRow[]; total: number }> {
  const values: unknown[] = []
  const conditions = ['true']
  if (language !== undefined) conditions.push(`r.language = $${values.push(language)}`)
  if (kind !== undefined) conditions.push(`r.kind = $${values.push(kind)}`)
  if (search !== '')
    conditions.push(`r.term like '%' || $${values.push(likeText(plainLetters(search)))} || '%'`)
  const where = conditions.join(' and ')
  const way = isAscending ? 'asc' : 'desc'
  const [rows, [count]] = await Promise.all([
    readRows<RedirectRow>(
      db,
      `select ${ROW} from search_redirects r where ${where} order by r.${sort} ${way}, r.id ${way}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from search_redirects r where ${where}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function redirectById(db: Db, id: number): Promise<RedirectRow | undefined> {
  const [row] = await readRows<RedirectRow>(
    db,
    `select ${ROW} from search_redirects r where r.id = $1`,
    [id],
  )
  return row
}

export async function lockRedirect(trx: Trx, id: number): Promise<RedirectRow | undefined> {
  const [row] = await readRows<RedirectRow>(
    trx,
    `select ${ROW} from search_redirects r where r.id = $1 for update`,
    [id],
  )
  return row
}

export async function insertRedirect(trx: Trx, fields: RedirectFields): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into search_redirects (language, term, kind, target_id, page) values ($1, $2, $3, $4, $5) returning id`,
    [fields.language, fields.term, fields.kind, fields.target_id, fields.page],
  )
  if (row === undefined) throw new Error('The redirect was not written')
  return row.id
}

export async function updateRedirect(trx: Trx, id: number, fields: RedirectFields): Promise<void> {
  await readRows(
    trx,
    `update search_redirects
    set language = $2, term = $3, kind = $4, target_id = $5, page = $6, version = version + 1, updated_at = now()
    where id = $1`,
    [id, fields.language, fields.term, fields.kind, fields.target_id, fields.page],
  )
}

export async function deleteRedirectRow(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from search_redirects where id = $1', [id])
}
