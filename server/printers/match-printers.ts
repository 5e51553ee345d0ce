import type { Db } from '#database/pool.ts'

import { findPrinters } from './find-printers.ts'

/** Of what a line may mean so many are offered to choose from. */
const CANDIDATES = 8
/** Searches at the same time: a long list must not take every connection. */
const AT_ONCE = 3

export interface MatchedPrinterLine {
  text: string
  status: 'found' | 'several' | 'unknown'
  printers: { id: number; slug: string; name: string }[]
}

/** The printers that the lines of a list name, in any spelling. Empty lines are left out. */
export async function matchPrinters(
  db: Db,
  lines: readonly string[],
): Promise<MatchedPrinterLine[]> {
  const texts = lines.filter((line) => line !== '')
  const found = new Map<string, MatchedPrinterLine>()
  const waiting = [...new Set(texts)]
  const work = async () => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on each of a few lanes
      found.set(text, await matchLine(db, text))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return texts.map((text) => found.get(text) ?? { text, status: 'unknown', printers: [] })
}

async function matchLine(db: Db, text: string): Promise<MatchedPrinterLine> {
  const { data, match } = await findPrinters(db, text, {
    brand: null,
    series: null,
    limit: CANDIDATES,
  })
  const printers = (match === null ? data : [match]).map(({ id, slug, name }) => ({
    id,
    slug,
    name,
  }))
  if (match !== null) return { text, status: 'found', printers }
  return { text, status: printers.length > 0 ? 'several' : 'unknown', printers }
}
