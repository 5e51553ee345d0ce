import { type Db, readRows } from '#database/pool.ts'
import type { HitsStatement } from '#server/catalogue/listing-queries.ts'
import type { References } from '#server/catalogue/references.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { KINDS, type Kind } from './lexicon.ts'
import type { Question } from './question.ts'

/**
 * How much each thing that is asked for counts. Of the articles that come into question those remain
 * that meet the most; what does not count here only orders them.
 */
const WEIGHTS = { kind: 1_000, named: 800, color: 300, origin: 250, pack: 150, word: 50 } as const

/** Ids of the articles that meet a question best, best first, and no more than one past COUNTED_AT_MOST. */
export async function hitsOf(db: Db, { sql, values }: HitsStatement): Promise<number[]> {
  const [row] = await readRows<{ ids: number[] }>(db, sql, values)
  return row?.ids ?? []
}

/** The statement for a question; articles that the term names outright come first. */
export function hitsQuery(
  references: References,
  question: Question,
  named: readonly number[],
): HitsStatement {
  if (question.isHopeless) return { sql: 'select $1::int[] as ids', values: [named] }
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const features = featuresOf(references, question, given)
  const anchors = anchorsOf(question, given)
  const must = ["p.status = 'active'", ...mustOf(question, given)]
  const score = features.map(({ sql, weight }) => `(case when ${sql} then ${weight} else 0 end)`)
  const met = [...score, '0'].join(' + ')
  const liked = [...likingOf(question, given), '0'].join(' + ')
  const columns = `p.id, p.in_stock, p.popularity, ${met} as met, ${liked} as liked`
  const favour = 'p.in_stock desc, p.popularity desc, p.id desc'
  const all = [...must, ...features.filter(({ isSoft }) => !isSoft).map(({ sql }) => sql)].join(
    ' and ',
  )
  const some = [
    ...must,
    features.length === 0 ? 'true' : `(${features.map(({ sql }) => sql).join(' or ')})`,
  ].join(' and ')
  const found =
    anchors === null
      ? `met_all as materialized (select ${columns} from products p where ${all} order by ${favour} limit ${COUNTED_AT_MOST + 1}),
        found as materialized (select * from met_all union all (
          select ${columns} from products p where ${question.isAllOrNothing ? 'false' : `not exists (select from met_all) and ${some}`} order by ${favour} limit ${COUNTED_AT_MOST + 1}))`
      : `anchored as materialized (${anchors}),
        found as materialized (select p.id, p.in_stock, p.popularity, ${met} + n.met as met, ${liked} + n.liked as liked
          from (select id, sum(met) as met, max(liked) as liked from anchored group by id) n join products p on p.id = n.id
          where ${must.join(' and ')})`
  return {
    sql: `with ${found}
      select ${given(named)}::int[] || array(select id from found
        where met = (select max(met) from found) and id <> all(${given(named)}::int[])
        order by liked desc, in_stock desc, popularity desc, id desc limit ${COUNTED_AT_MOST + 1}) as ids`,
    values,
  }
}

type Given = (value: unknown) => string

interface Feature {
  sql: string
  weight: number
  /** May be missing without the search falling back to whatever meets some of it. */
  isSoft?: boolean
}

function mustOf({ makers, mostCents }: Question, given: Given): string[] {
  const must: string[] = []
  if (makers.length > 0) {
    const place = `${given(makers)}::int[]`
    must.push(`(p.brand_id = any(${place}) or p.for_brand_ids && ${place})`)
  }
  if (mostCents !== null) must.push(`p.listed_price_cents <= ${given(mostCents)}`)
  return must
}

/** Codes of what is in a pack: see refresh_product_keys(). They count where a pack is wanted, or several codes are. */
const PACK_RANKS = '5, 7'

/** From 2 to this rank a code is the cartridge's own, in one spelling or another; 1 names the very article. */
const OWN_RANK = 3

/** The articles with a code that is named and those for the printers; null when neither is named. */
function anchorsOf({ codes, printers, isPack }: Question, given: Given): string | null {
  const fitting = (rank: number) => {
    const place = `${given(printers.map(({ id }) => id))}::int[]`
    return `select f.product_id as id, ${rank} as rank from fits f where f.printer_id = any(${place}) group by f.product_id
      union all
      select k.product_id, 7 from printers q join product_keys k on k.key = search_key(q.name) where q.id = any(${place})`
  }
  const isOfPacks = isPack || codes.length > 1
  const parts = codes.map(({ keys, isBeginning, isPrinterToo }) => {
    const where = isBeginning
      ? `k.key ~>=~ ${given(keys[0])} and k.key ~<~ ${given(`${keys[0]}{`)}`
      : `k.key = any(${given(keys)}::text[])`
    const owners = `select k.product_id as id, min(k.rank) as rank from product_keys k
      where ${where} ${isOfPacks ? '' : `and k.rank not in (${PACK_RANKS})`} group by k.product_id`
    // Of a bare number the code comes first: 2420 is a toner before it is a machine.
    return isPrinterToo
      ? `${owners} union all ${fitting(/^\d+$/.test(keys[0] ?? '') ? 7 : 0)}`
      : owners
  })
  if (printers.length > 0 && !codes.some(({ isPrinterToo }) => isPrinterToo)) parts.push(fitting(0))
  return parts.length === 0
    ? null
    : parts
        .map(
          (part) =>
            `select id, ${WEIGHTS.named} as met, (8 - case when max(rank) between 2 and ${OWN_RANK} then ${OWN_RANK} else max(rank) end) * 20 as liked from (${part}) owners group by id`,
        )
        .join(' union all ')
}

function featuresOf(references: References, question: Question, given: Given): Feature[] {
  const { kinds, colors, origin, isPack, isBottle, words } = question
  const features: Feature[] = []
  if (kinds.length > 0) {
    features.push({
      sql: `(${kinds.map((kind) => isOfKind(kind, given)).join(' or ')})`,
      weight: WEIGHTS.kind,
    })
  }
  if (colors.length > 0) features.push(...colorFeatures(references, question, given))
  if (origin !== null && !origin.isWish) {
    features.push({
      sql: origin.isHouse ? "p.origin <> 'original'" : "p.origin = 'original'",
      weight: WEIGHTS.origin,
    })
  }
  if (isPack)
    features.push({
      sql: "(p.stock_kind = 'pack' or p.number_of_cartridges > 1)",
      weight: WEIGHTS.pack,
    })
  if (isBottle) features.push({ sql: "p.capacity = 'bottle'", weight: WEIGHTS.pack })
  for (const { query, code } of words) {
    const inText = `p.search_document @@ ${given(query)}::tsquery`
    const sql =
      code === undefined
        ? inText
        : `(${inText} or p.id in (select k.product_id from product_keys k where k.key = ${given(code)}))`
    features.push({ sql, weight: WEIGHTS.word })
  }
  return features
}

function isOfKind(kind: Kind, given: Given): string {
  const { types, words } = KINDS[kind]
  if (types !== undefined) return `p.type = any(${given(types)}::text[])`
  return `(p.type not in ('inkjet', 'toner', 'drum', 'printer') and p.name_document @@ ${given(words)}::tsquery)`
}

/**
 * The colour itself, else the next that the word may mean, else a pack with it inside. Stationery says
 * its colour in its name.
 */
function colorFeatures(
  references: References,
  { colors, isPack }: Question,
  given: Given,
): Feature[] {
  const named = (slugs: readonly string[]) => {
    const rows = references.colors.filter(({ slug }) => slugs.includes(slug))
    const words = rows.flatMap(({ name, name_nl, name_fr }) => [name, name_nl, name_fr])
    return words
      .map((name) =>
        name
          .toLowerCase()
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .split(/[^a-z]+/)
          .filter(Boolean)
          .map((word) => `${word}:*`)
          .join(' & '),
      )
      .map((query) => `(${query})`)
      .join(' | ')
  }
  const ids = (slugs: readonly string[]) =>
    references.colors.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
  const isSupply = "p.type in ('inkjet', 'toner', 'drum')"
  const first = colors.map((slugs) => slugs[0] ?? '')
  const all = colors.flat()
  const within = `p.color_slugs && ${given(all)}::text[]`
  const exact = `(p.color_id = any(${given(ids(first))}::int[]) or (not ${isSupply} and p.name_document @@ ${given(named(first))}::tsquery)${isPack ? ` or ${within}` : ''})`
  const any = `(p.color_id = any(${given(ids(all))}::int[]) or (not ${isSupply} and p.name_document @@ ${given(named(all))}::tsquery) or ${within})`
  return [
    { sql: any, weight: WEIGHTS.color - 40 },
    { sql: `(p.color_id = any(${given(ids(all))}::int[]))`, weight: 30, isSoft: true },
    { sql: exact, weight: 10, isSoft: true },
  ]
}

/** What orders the articles that meet as much: single before pack, what was asked for before what replaces it. */
function likingOf({ isPack, isHighYield, origin, kinds, words }: Question, given: Given): string[] {
  const liking: string[] = []
  const add = (sql: string, points: number) =>
    liking.push(`(case when ${sql} then ${points} else 0 end)`)
  if (origin?.isWish === true) add("p.origin <> 'original'", 200)
  if (isHighYield) add("p.capacity in ('xl', 'xxl', 'bottle')", 100)
  if (!isPack) add("p.stock_kind <> 'pack'", 6)
  if (kinds.length === 0) {
    add("p.type in ('inkjet', 'toner')", 12)
    add("p.type = 'drum'", 9)
  }
  for (const { query } of words) {
    const place = given(query)
    add(`p.name_document @@ ${place}::tsquery`, 20)
    // "Envelopes, without window" has no window.
    add(
      `not p.name_document @@ tsquery_phrase('without | zonder | sans'::tsquery, ${place}::tsquery)`,
      5,
    )
  }
  return liking
}
