import { plainLetters } from '#contract/plain/plain-letters.ts'
import { likeText } from '#database/like-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'

/** So many articles are looked up one by one; more are looked for along the order of a list. */
const FEW = 1_000

/** Hands a value to a statement, and answers its place in it. */
type Given = (value: unknown) => string

/** What a search of staff found: the ids of few articles, or how to select those of many. */
export interface FoundByWords {
  ids: readonly number[] | undefined
  /** `select … as id`: what was found, for a statement with `given`. */
  select: (given: Given) => string
}

/**
 * The articles of which every word stands in their codes or names, or the whole does in a code of another
 * spelling. `besides` is a select of articles that are found whatever their words, as `id`; one
 * may be there twice.
 */
export async function findByDeskWords(
  db: Db,
  search: string,
  besides?: string,
): Promise<FoundByWords> {
  const select = (given: Given) =>
    `${besides === undefined ? '' : `${besides} union all`}
    select w.product_id as id from product_desk_words w where ${conditionOf(search, given)}`
  const values: unknown[] = []
  const rows = await readRows<{ id: number }>(
    db,
    `${PLANNED_EACH_TIME}${select((value) => `$${values.push(value)}`)} limit ${FEW + 1}`,
    values,
  )
  return { ids: rows.length > FEW ? undefined : rows.map(({ id }) => id), select }
}

/** A condition on `product_desk_words w`. The text is made plain once, not for each article. */
function conditionOf(search: string, given: Given): string {
  const words = search
    .split(/\s+/)
    .map((word) => `${wordsFor(word)} like (select plain_text(${given(`%${likeText(word)}%`)}))`)
    .join(' and ')
  const key = plainLetters(search).replaceAll(/[^a-z0-9]/g, '')
  const isSpelt = key === search.toLowerCase() || key.length < 3 || !/\d/.test(key)
  return isSpelt ? words : `(${words} or w.words like ${given(`%${key}%`)})`
}

/** The index knows parts of three letters; for less it would be read as a whole, and the rows after it. */
function wordsFor(word: string): string {
  return word.length < 3 ? "(w.words || '')" : 'w.words'
}
