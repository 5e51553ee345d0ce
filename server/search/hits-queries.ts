import type { Db } from '#database/pool.ts'
import { type HitsStatement, readHits } from '#server/catalogue/listing-queries.ts'
import type { References } from '#server/catalogue/references.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { anchorsOf, begunCode, ownersOfBeginning } from './hits/anchors.ts'
import { featuresOf } from './hits/features.ts'
import { type Feature, type Given, isIn, type Writing } from './hits/writing.ts'
import type { Question } from './question.ts'

/** Where nothing meets everything, so many that meet the weightiest are compared: the most favoured. */
const COMPARED_AT_MOST = 20_000

/** Ids of the articles that meet a question best, best first, and no more than one past COUNTED_AT_MOST. */
export async function hitsOf(db: Db, hits: HitsStatement): Promise<number[]> {
  const [row] = await readHits<{ ids: number[] }>(db, hits, hits.sql, hits.values)
  return row?.ids ?? []
}

/**
 * The statement for a question. Articles that the term names outright come first, and those that fit the
 * printers somebody owns where the term leaves open which printer is meant.
 */
export function hitsQuery(
  references: References,
  question: Question,
  { named, owned }: Asking,
): HitsStatement {
  if (question.isHopeless)
    return {
      sql: 'select $1::int[] as ids, 0 as fitting',
      values: [named],
      isPlannedEachTime: false,
    }
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const sets: string[] = []
  const begun = begunCode(question)
  const anchors = begun === null ? anchorsOf(question, given) : null
  const writing: Writing = {
    given,
    setOf: (ids) => `set_${sets.push(ids)}`,
    isAnchored: anchors !== null,
  }
  const features = featuresOf(references, question, writing)
  const must = ["p.status = 'active'", ...mustOf(question, given)]
  const liking = likingOf(question, given)
  if (begun !== null) {
    const owners = ownersOfBeginning(begun, question.isPack, writing)
    must.push(owners.are)
    liking.push(...owners.liked)
  }
  const liked = [...liking, '0'].join(' + ')
  const isOpen = anchors === null && begun === null && question.unsold === null
  const fitting = isOpen && owned.length > 0 ? writing.setOf(fittingOneOf(given(owned))) : null
  const found =
    anchors === null
      ? foundByFeatures(features, {
          must,
          liked,
          isAllOrNothing: question.isAllOrNothing && begun === null,
          isNarrowed: begun !== null,
          fitting,
        })
      : `anchored as materialized (${anchors}),
        found as materialized (select p.id, p.in_stock, p.popularity, ${scoreOf(features)} + n.met as met, ${liked} + n.liked as liked, false as fits
          from anchored n join products p on p.id = n.id
          where ${must.join(' and ')})`
  return {
    // Words and beginnings of codes find three articles or half of all.
    isPlannedEachTime:
      question.codes.some(({ isBeginning }) => isBeginning) ||
      (anchors === null && (question.words.length > 0 || sets.length > 0)),
    sql: `with ${sets.map((ids, index) => `set_${index + 1} as materialized (${ids}), `).join('')}${found}
      select ${given(named)}::int[] || array(select id from found
        where met = (select max(met) from found) and id <> all(${given(named)}::int[])
        order by fits desc, liked desc, in_stock desc, popularity desc, id desc limit ${COUNTED_AT_MOST + 1}) as ids,
        (select count(*)::int from found where fits and met = (select max(met) from found)) as fitting`,
    values,
  }
}

interface Asking {
  /** Ids of the articles that the term names outright. */
  named: readonly number[]
  /** Ids of the printers that whoever searches owns. */
  owned: readonly number[]
}

function mustOf({ makers, mostCents }: Question, given: Given): string[] {
  const must: string[] = []
  if (makers.length > 0) {
    const place = `${given(makers)}::int[]`
    must.push(`(p.brand_id = any(${place}) or p.for_brand_ids && ${place})`)
  }
  if (mostCents !== null) must.push(`p.listed_price_cents <= ${given(mostCents)}::int`)
  return must
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

function fittingOneOf(printers: string): string {
  return `select distinct product_id as id from fits where printer_id = any(${printers}::int[])`
}

interface Among {
  must: string[]
  liked: string
  isAllOrNothing: boolean
  /** Do those that `must` be met say enough, where nothing else is? */
  isNarrowed: boolean
  /** The set of what fits a printer somebody owns, when that comes first. */
  fitting: string | null
}

/** Those that have every feature; where there are none, those of the weightiest that any has, best first. */
function foundByFeatures(
  features: readonly Feature[],
  { must, liked, isAllOrNothing, isNarrowed, fitting }: Among,
): string {
  const hard = features.filter(({ isSoft }) => !isSoft).toSorted((a, b) => b.weight - a.weight)
  const soft = features.filter(({ isSoft }) => isSoft)
  const worth = hard.reduce((sum, { weight }) => sum + weight, 0)
  const fits = fitting === null ? 'false' : isIn(fitting)
  const step = (name: string, met: string, conditions: string[], most = COUNTED_AT_MOST + 1) => {
    const columns = `p.id, p.in_stock, p.popularity, ${met} as met, ${liked} as liked, ${fits} as fits`
    const where = [...must, ...conditions].join(' and ')
    // What fits is looked up beside the most popular hits, or it would be missed among very many.
    const fittingToo =
      fitting === null
        ? ''
        : `union select ${columns} from ${fitting} f join products p on p.id = f.id where ${where}`
    return `${name} as materialized ((select ${columns} from products p where ${where}
      order by p.in_stock desc, p.popularity desc, p.id desc limit ${most}) ${fittingToo})`
  }
  const steps = [
    step(
      'met_all',
      `${worth} + ${scoreOf(soft)}`,
      hard.map(({ sql }) => sql),
    ),
  ]
  const names = ['met_all']
  const heaviest = Math.max(...hard.map(({ weight }) => weight))
  const groups = [
    hard.filter(({ weight }) => weight === heaviest),
    hard.filter(({ weight }) => weight < heaviest),
  ].filter((group) => group.length > 0)
  const alternatives = isAllOrNothing || hard.length < 2 ? [] : groups
  for (const group of isNarrowed && hard.length > 0 ? [...alternatives, []] : alternatives) {
    const name = `met_some_${names.length}`
    const before = names.map((earlier) => `not exists (select from ${earlier})`)
    const some = group.map(({ sql, ids = sql }) => ids).join(' or ')
    const where = some === '' ? before : [...before, `(${some})`]
    steps.push(step(name, scoreOf(features), where, COMPARED_AT_MOST))
    names.push(name)
  }
  return `${steps.join(', ')},
    found as materialized (${names.map((name) => `select * from ${name}`).join(' union all ')})`
}

function scoreOf(features: readonly Feature[]): string {
  const points = features.map(
    ({ sql, ids = sql, weight }) => `(case when ${ids} then ${weight} else 0 end)`,
  )
  return [...points, '0'].join(' + ')
}
