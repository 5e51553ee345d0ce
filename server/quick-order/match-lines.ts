import type { Product } from '#contract/catalogue.ts'
import type { MatchedLine } from '#contract/quick-order.ts'
import type { Db } from '#database/pool.ts'
import { productOf } from '#server/catalogue/product-shape.ts'
import type { References } from '#server/catalogue/references.ts'
import { type CodeOwner, ownersOfCodes } from '#server/search/exact-codes.ts'
import { LEXICON } from '#server/search/lexicon.ts'
import { searchProducts } from '#server/search/search-products.ts'
import { runsOf, wordsOf } from '#server/search/term-words.ts'
import type { SearchVocabulary } from '#server/search/vocabulary.ts'

import { matchOf } from './match-of.ts'
import { nearMatches } from './near-matches.ts'
import { splitQuantities, type WantedLine } from './split-quantities.ts'

/** Of what a line may mean, so many are looked at. */
const MOST_HITS = 12
/** Searches at the same time: a long list must not take every connection. */
const AT_ONCE = 4

/**
 * Finds the article each line means: a search for each, and a few statements for all of them together.
 * Lines that nothing was found for are looked up once more as codes with a typing error.
 */
export async function matchLines(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  asked: readonly WantedLine[],
): Promise<MatchedLine[]> {
  const lines = await splitQuantities(db, references, asked)
  const matched = await matchAsWritten(db, references, vocabulary, lines)
  const unknown = matched.filter(({ status }) => status === 'unknown').map(({ text }) => text)
  const near = await nearMatches(db, references, unknown)
  return matched.map((line) => {
    const match = line.status === 'unknown' ? near.get(line.text) : undefined
    return match === undefined ? line : { ...line, ...match }
  })
}

async function matchAsWritten(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  lines: readonly WantedLine[],
): Promise<MatchedLine[]> {
  const keysOf = new Map(lines.map(({ text }) => [text, keysOfText(text).filter(isCode)]))
  const found = await searchEach(db, references, vocabulary, [...keysOf.keys()])
  const owners = await ownersOfCodes(db, [...keysOf.values()].flat())
  const ids = [...found.values()].flatMap((hit) => hit.ids)
  const rows = await references.articles.byIds([
    ...new Set([...ids, ...owners.map((owner) => owner.product_id)]),
  ])
  const products = new Map(rows.map((row) => [row.id, productOf(row, references)]))
  const known = (some: readonly number[]): Product[] =>
    some.map((id) => products.get(id)).filter((product) => product !== undefined)
  return lines.map(({ text, quantity }) => {
    const keys = keysOf.get(text) ?? []
    const hit = found.get(text)
    const own = owners.filter(({ key }) => keys.includes(key))
    return {
      text,
      quantity,
      corrected_to: hit?.correctedTo ?? null,
      ...matchOf({
        whole: text,
        isGuessed: hit?.correctedTo != null,
        hits: known(hit?.ids ?? []),
        owners: ofLongestKey(own),
        known,
      }),
    }
  })
}

function keysOfText(text: string): string[] {
  return [...new Set(runsOf(wordsOf(text)).map(({ key }) => key))]
}

/** "A4" is the size of paper, not its number. */
function isCode(key: string): boolean {
  return key.length > 2 && /\d/.test(key)
}

/** "lc3219xl" says more than the "xl" in it. */
function ofLongestKey(owners: readonly CodeOwner[]): CodeOwner[] {
  const longest = Math.max(...owners.map(({ key }) => key.length))
  return owners.filter(({ key }) => key.length === longest)
}

type Hit = { ids: number[]; correctedTo: string | null }

async function searchEach(
  db: Db,
  references: References,
  vocabulary: SearchVocabulary,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Hit>> {
  const found = new Map<string, Hit>()
  const waiting = [...texts]
  const work = async () => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on each of a few lanes
      const { ids, correctedTo, leftOut } = await searchProducts(db, references, vocabulary, text, {
        isExact: true,
      })
      const isKnown = leftOut.length === 0 || namesSomething(text, leftOut)
      found.set(text, { ids: isKnown ? ids.slice(0, MOST_HITS) : [], correctedTo })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

/** Of "foo 12" the shop knows the 12 alone, which many articles have. */
function namesSomething(text: string, leftOut: readonly string[]): boolean {
  return wordsOf(text).some(
    (word) => /[a-z]{3}/.test(word) && LEXICON.get(word)?.is !== 'empty' && !leftOut.includes(word),
  )
}
