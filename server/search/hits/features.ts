import type { References } from '#server/catalogue/references.ts'
import { KINDS, type Kind } from '#server/search/lexicon.ts'
import type { Question } from '#server/search/question.ts'
import { wordsOf } from '#server/search/term-words.ts'

import { type Feature, isIn, WEIGHTS, type Writing } from './writing.ts'

export function featuresOf(
  references: References,
  question: Question,
  writing: Writing,
): Feature[] {
  const { given, setOf, isAnchored } = writing
  const { kinds, colors, origin, isPack, isBottle, words } = question
  const features: Feature[] = []
  if (kinds.length > 0) {
    features.push({
      sql: `(${kinds.map((kind) => isOfKind(kind, writing)).join(' or ')})`,
      weight: WEIGHTS.kind,
    })
  }
  if (colors.length > 0) features.push(...colorFeatures(references, question, writing))
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
  for (const { query, code, isCommon } of words) {
    const inText = `${isCommon ? 'p.name_document' : 'p.search_document'} @@ ${given(query)}::tsquery`
    const ids = `select p.id from products p where p.status = 'active' and ${inText}`
    if (code !== undefined) {
      const coded = `select k.product_id from product_keys k where k.key = ${given(code)}`
      features.push({ sql: isIn(setOf(`${ids} union ${coded}`)), weight: WEIGHTS.word })
    } else if (isCommon || isAnchored) features.push({ sql: inText, weight: WEIGHTS.word })
    else features.push({ sql: inText, ids: isIn(setOf(ids)), weight: WEIGHTS.word })
  }
  return features
}

/**
 * What is neither ink nor toner nor drum says what it is in its name, or has a colour all the same;
 * products_of_their_name has these alone.
 */
function ownWords(
  { given, setOf, isAnchored }: Writing,
  query: string,
  colorIds: readonly number[] = [],
): string {
  if (query === '') return 'false'
  const isColored = colorIds.length === 0 ? '' : ` or p.color_id = any(${given(colorIds)}::int[])`
  const says = `p.type not in ('inkjet', 'toner', 'drum') and (p.name_document @@ ${given(query)}::tsquery${isColored})`
  return isAnchored
    ? `(${says})`
    : isIn(setOf(`select p.id from products p where p.status = 'active' and ${says}`))
}

const SUPPLIES: ReadonlySet<Kind> = new Set(['ink', 'toner', 'supply', 'drum'])

function isOfKind(kind: Kind, writing: Writing): string {
  const { types, words } = KINDS[kind]
  if (types !== undefined)
    return types.length === 1
      ? `p.type = ${writing.given(types[0])}::text`
      : `p.type = any(${writing.given(types)}::text[])`
  return `(p.type <> 'printer' and ${ownWords(writing, words)})`
}

/**
 * The colour itself, else the next that the word may mean, else a pack with it inside. Stationery says
 * its colour in its name.
 */
function colorFeatures(
  references: References,
  { colors, kinds, isPack }: Question,
  writing: Writing,
): Feature[] {
  const { given } = writing
  const rowsOf = (slugs: readonly string[]) =>
    references.colors.filter(({ slug }) => slugs.includes(slug))
  const named = (slugs: readonly string[]) =>
    rowsOf(slugs)
      .flatMap(({ name, name_nl, name_fr }) => [name, name_nl, name_fr])
      .map((name) => `(${wordsOf(name).map(inflected).join(' & ')})`)
      .join(' | ')
  const ids = (slugs: readonly string[]) => rowsOf(slugs).map(({ id }) => id)
  const first = colors.map((slugs) => slugs[0] ?? '')
  const all = colors.flat()
  const isAny = `p.color_id = any(${given(ids(all))}::int[])`
  // Ink, toner and drums have their colour as a column; what is known by its name alone is none of these.
  const isOfSupplies = kinds.length > 0 && kinds.every((kind) => SUPPLIES.has(kind))
  const isOfNames = kinds.length > 0 && kinds.every((kind) => KINDS[kind].words !== undefined)
  // PostgreSQL takes no value that its statement does not use.
  const within = isOfNames && !isPack ? 'false' : `p.color_slugs && ${given(all)}::text[]`
  const isNamed = isOfSupplies ? 'false' : ownWords(writing, named(all), ids(all))
  const isFirstNamed =
    isOfSupplies || named(first) === named(all) ? isNamed : ownWords(writing, named(first))
  const exact = `(p.color_id = any(${given(ids(first))}::int[]) or ${isFirstNamed}${isPack ? ` or ${within}` : ''})`
  const any = isOfNames ? isNamed : `(${isAny} or ${isNamed} or ${within})`
  return [
    { sql: any, weight: WEIGHTS.color - 40 },
    { sql: isAny, weight: 30, isSoft: true },
    { sql: exact, weight: 10, isSoft: true },
  ]
}

/** The forms of a colour's word: "zwarte", "noires", "witte". Of a short one the beginning alone would take "with" for "wit". */
function inflected(word: string): string {
  if (word.length > 4) return `${word}:*`
  const forms = ['', 's', 'e', 'es', `${word.at(-1)}e`].map((ending) => word + ending)
  return `(${forms.join(' | ')})`
}
