import type { MatchedLine } from '#contract/quick-order.ts'
import type { Db } from '#database/pool.ts'
import { productOf } from '#server/catalogue/product-shape.ts'
import type { References } from '#server/catalogue/references.ts'
import { ownersOfCodes } from '#server/search/exact-codes.ts'
import { nearCodes } from '#server/search/near-codes.ts'
import { wordsOf } from '#server/search/term-words.ts'

import { chooseNear } from './match-of.ts'

type NearMatch = Pick<MatchedLine, 'status' | 'products' | 'product_color_id' | 'corrected_to'>

/** Each has some hundreds of codes near it; of more lines the rest stays unknown. */
const MOST_LINES = 20

/** What lines mean whose code is one typing error away from one the shop knows: one statement for all. */
export async function nearMatches(
  db: Db,
  references: References,
  texts: readonly string[],
): Promise<ReadonlyMap<string, NearMatch>> {
  const nearOf = new Map(
    [...new Set(texts)]
      .map((text) => [text, nearOfText(text)] as const)
      .filter(([, tiers]) => tiers.some((keys) => keys.length > 0))
      .slice(0, MOST_LINES),
  )
  if (nearOf.size === 0) return new Map()
  const owners = await ownersOfCodes(db, [...new Set([...nearOf.values()].flat(2))])
  const rows = await references.articles.byIds([
    ...new Set(owners.map((owner) => owner.product_id)),
  ])
  const products = new Map(rows.map((row) => [row.id, productOf(row, references)]))
  const matches = new Map<string, NearMatch>()
  for (const [text, tiers] of nearOf) {
    const own = tiers
      .map((keys) => new Set(keys))
      .map((keys) => owners.filter(({ key }) => keys.has(key)))
      .find((some) => some.length > 0)
    if (own === undefined) continue
    const ids = [...new Set(own.map((owner) => owner.product_id))]
    const meant = ids.map((id) => products.get(id)).filter((product) => product !== undefined)
    const keys = new Set(own.map(({ key }) => key))
    matches.set(text, {
      ...chooseNear(meant, own),
      corrected_to: keys.size === 1 ? ([...keys][0] ?? null) : null,
    })
  }
  return matches
}

/** The line as one code, "LC 3291 XLM", then its longest word with a digit, "toner TN-2402". */
function nearOfText(text: string): string[][] {
  const words = text.split(/\s+/).map((word) => wordsOf(word).join(''))
  const longest = words.filter((word) => /\d/.test(word)).toSorted((a, b) => b.length - a.length)[0]
  const near = [...new Set([words.join(''), longest ?? ''])].map(nearCodes)
  return [near.flatMap(({ likely }) => likely), near.flatMap(({ others }) => others)]
}
