import type { CockpitQueue } from '#contract/plain/cockpit.ts'
import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { type ArticleQueue, isDismissed, LACKS } from './cockpit-queues.ts'

/** A queue is counted as far as this: nobody works through more. */
const COUNTED_AT_MOST = 10_000
const DAYS = 90
const SINCE = `(now() at time zone '${SHOP_TIME_ZONE}')::date - ${DAYS}`

/** What was sold of each article in 90 days. */
const SOLD = `sold as materialized (
    select product_id as id, sum(pieces)::int as pieces, sum(revenue_cents) as cents from day_sales
    where day > ${SINCE} group by 1 having sum(pieces) > 0
  )`

/** Of the terms asked for most as many are looked at: nobody works through more. */
const TERMS_AT_MOST = 1_000

/** Terms of 90 days that nothing answers: neither when they were last asked for, nor by a name given since. */
const TERMS = `asked as materialized (
    select term, searches, last_day, search_key(term) as key from (
      select term, sum(searches)::int as searches, max(on_day) as last_day from search_terms
      where hits = 0 and on_day > ${SINCE} group by term order by 2 desc, term limit ${TERMS_AT_MOST}
    ) most
  ), terms as materialized (
    select a.term, a.searches from asked a
    where not exists (select from search_terms later where later.term = a.term and later.on_day > a.last_day and later.hits > 0)
      and not exists (select from printer_keys k where k.key = a.key)
      and not exists (select from product_keys k where k.key = a.key)
      and not ${isDismissed('searches', 'a.term', '')}
  )`

const PRINTERS = `from printers r
  where not exists (
    select from fits f join products p on p.id = f.product_id where f.printer_id = r.id and p.status = 'active'
  ) and not ${isDismissed('printers', 'r.id::text', 'r.version')}`

function articles(queue: ArticleQueue): string {
  return `p.status = 'active' and ${LACKS[queue]} and not ${isDismissed(queue, 'p.id::text', 'p.version')}`
}

/** How long these queues are. */
export async function countQueues<Queue extends CockpitQueue>(
  db: Db,
  queues: readonly Queue[],
): Promise<Record<Queue, number>> {
  const [row] = await readRows<Record<Queue, number>>(
    db,
    `${PLANNED_EACH_TIME}with ${SOLD}, ${TERMS} select ${queues.map(countOf).join(', ')}`,
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

function countOf(queue: CockpitQueue): string {
  return `(select count(*)::int from (select ${rowsOf(queue)} limit ${COUNTED_AT_MOST}) counted) as ${queue}`
}

function rowsOf(queue: CockpitQueue): string {
  if (queue === 'printers') return PRINTERS
  return queue === 'searches' ? 'from terms' : `from products p where ${articles(queue)}`
}

export interface CockpitRowOfDatabase {
  id: number
  subject: string
  name: string
  name_nl: string
  name_fr: string
  code: string
  thumbnail: string
  lacks: string[]
  pieces: number
  cents: number
  searches: number
  owners: number
}

interface Part {
  limit: number
  offset: number
}

/** A part of a queue, what costs most first. */
export function queueRows(
  db: Db,
  queue: CockpitQueue,
  part: Part,
): Promise<CockpitRowOfDatabase[]> {
  if (queue === 'printers') return printerRows(db, part)
  if (queue === 'searches') return termRows(db, part)
  return articleRows(db, queue, part)
}

const LANGUAGES_LACKING = `array_remove(array[
    case when p.name_nl = '' or p.short_description_nl = '' or p.description_nl = '' then 'nl' end,
    case when p.name_fr = '' or p.short_description_fr = '' or p.description_fr = '' then 'fr' end], null)`

/** Those that were sold stand first, by what they brought; they are few, so the others need no order but their own. */
function articleRows(
  db: Db,
  queue: ArticleQueue,
  { limit, offset }: Part,
): Promise<CockpitRowOfDatabase[]> {
  return readRows<CockpitRowOfDatabase>(
    db,
    `${PLANNED_EACH_TIME}with ${SOLD}, first as materialized (
      select p.id, s.pieces, s.cents, row_number() over (order by s.cents desc, p.id) as place
      from sold s join products p on p.id = s.id where ${articles(queue)}
    ), rest as (
      select p.id from products p where ${articles(queue)} and not exists (select from sold s where s.id = p.id)
      order by p.id offset greatest(0, $2 - (select count(*) from first)) limit $1
    ), wanted as (
      select id, pieces, cents, place from first where place > $2 and place <= $2 + $1
      union all select id, 0, 0, null from rest order by place nulls last, id limit $1
    )
    select p.id, p.id::text as subject, p.name, p.name_nl, p.name_fr, p.sku as code, p.thumbnail,
      ${queue === 'translation' ? LANGUAGES_LACKING : "'{}'::text[]"} as lacks,
      w.pieces, w.cents::bigint as cents, 0 as searches, 0 as owners
    from wanted w join products p on p.id = w.id order by w.place nulls last, w.id`,
    [limit, offset],
  )
}

function printerRows(db: Db, { limit, offset }: Part): Promise<CockpitRowOfDatabase[]> {
  return readRows<CockpitRowOfDatabase>(
    db,
    `with owned as (select printer_id, count(*)::int as owners from customer_printers group by 1),
    wanted as (
      select r.id, coalesce((select owners from owned o where o.printer_id = r.id), 0) as owners
      ${PRINTERS} order by owners desc, r.id limit $1 offset $2
    )
    select r.id, r.id::text as subject, b.name || ' ' || r.name as name, '' as name_nl, '' as name_fr, '' as code,
      '' as thumbnail, '{}'::text[] as lacks, 0 as pieces, 0 as cents, 0 as searches, w.owners
    from wanted w join printers r on r.id = w.id join brands b on b.id = r.brand_id order by w.owners desc, w.id`,
    [limit, offset],
  )
}

function termRows(db: Db, { limit, offset }: Part): Promise<CockpitRowOfDatabase[]> {
  return readRows<CockpitRowOfDatabase>(
    db,
    `with ${TERMS}
    select abs(hashtext(term)::bigint % 999999937)::int + 1 as id, term as subject, term as name, '' as name_nl, '' as name_fr,
      '' as code, '' as thumbnail, '{}'::text[] as lacks, 0 as pieces, 0 as cents, searches, 0 as owners
    from terms order by searches desc, term limit $1 offset $2`,
    [limit, offset],
  )
}

/** The version of what a queue's row is about; null of a term, undefined of what is not there. */
export async function versionOf(
  trx: Trx,
  queue: CockpitQueue,
  subject: string,
): Promise<number | null | undefined> {
  if (queue === 'searches') {
    const terms = await readRows(trx, 'select from search_terms where term = $1 limit 1', [subject])
    return terms.length === 0 ? undefined : null
  }
  if (!/^[1-9]\d{0,8}$/.test(subject)) return undefined
  const [row] = await readRows<{ version: number }>(
    trx,
    `select version from ${queue === 'printers' ? 'printers' : 'products'} where id = $1`,
    [Number(subject)],
  )
  return row?.version
}

export async function insertDismissal(
  trx: Trx,
  dismissal: {
    queue: CockpitQueue
    subject: string
    version: number | null
    reason: string
    staffId: number
  },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into cockpit_dismissals (queue, subject, version, reason, dismissed_by) values ($1, $2, $3, $4, $5)
    on conflict (queue, subject) do update set version = excluded.version, reason = excluded.reason,
      dismissed_by = excluded.dismissed_by, dismissed_at = now()
    returning id`,
    [dismissal.queue, dismissal.subject, dismissal.version, dismissal.reason, dismissal.staffId],
  )
  if (row === undefined) throw new Error('The dismissal was not written')
  return row.id
}

export async function deleteDismissal(
  trx: Trx,
  id: number,
): Promise<{ queue: string; subject: string; reason: string } | undefined> {
  const [row] = await readRows<{ queue: string; subject: string; reason: string }>(
    trx,
    'delete from cockpit_dismissals where id = $1 returning queue, subject, reason',
    [id],
  )
  return row
}
