import { describe, expect, test } from 'vitest'

import { type Db, openDatabase, readRows } from '#database/pool.ts'
import { growCatalogue } from '#database/seeds/volume.ts'
import { referencesReader } from '#server/catalogue/references.ts'
import { createReaderCache } from '#server/platform/cached-reader.ts'
import { readTerm, searchProducts } from '#server/search/search-products.ts'
import { vocabularyReader } from '#server/search/vocabulary.ts'
import { givenDatabase } from '#tests/support/database.ts'

import { QUESTIONS } from './search-queries.ts'

const isFull = process.env['OCTAVO_TEST_FULL'] === '1'
const ARTICLES = 20_000
const P99_LIMIT_MS = 25
/** What the slower look-ups by key take on a quiet machine; how much slower they are now scales the limit. */
const QUIET_LOOKUP_MS = 0.2
const ROUNDS = 5
/** What most articles answer to, and what asks for everything at once. */
const WIDE_TERMS = [
  'toner inkt',
  'original',
  'ab',
  'black',
  'huismerk',
  'pages',
  'tn',
  'gele toner brother',
  'gekleurd papier blauw',
  'the ink toner cartridge black cyan magenta yellow',
  'brother canon hp epson ink toner black xl pack original printer office',
]
/** Twice over all articles: once for what has everything that is asked, once for what has some of it. */
const MOST_ROWS_LEFT_OUT = 2 * ARTICLES

describe.runIf(isFull)('search among 20,000 articles', () => {
  test('looks at no article more than twice, whatever is typed', { timeout: 600_000 }, async () => {
    const { db, references, vocabulary } = await givenGrown()
    for (const term of WIDE_TERMS) {
      const { hits } = await readTerm(db, references, vocabulary, term)
      const plan = await readRows<{ 'QUERY PLAN': string }>(
        db,
        `explain (analyze, buffers) ${hits?.sql}`,
        hits?.values,
      )
      const lines = plan.map((row) => row['QUERY PLAN'])
      const removed = lines.map((line) =>
        Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0),
      )
      expect(Math.max(...removed), term).toBeLessThanOrEqual(ARTICLES)
      expect(
        removed.reduce((sum, rows) => sum + rows, 0),
        term,
      ).toBeLessThanOrEqual(MOST_ROWS_LEFT_OUT)
      expect(
        lines.filter((line) => /Seq Scan on products/.test(line)),
        term,
      ).toEqual([])
    }
  })

  test(
    'the slowest hundredth stays under 25 ms, times how busy the machine is',
    { timeout: 600_000 },
    async () => {
      const { db, references, vocabulary } = await givenGrown()
      for (const [term] of QUESTIONS) await searchProducts(db, references, vocabulary, term)

      const lookups: number[] = []
      const searches: { term: string; ms: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        for (const [term] of QUESTIONS) {
          lookups.push(await measured(() => lookup(db)))
          searches.push({
            term,
            ms: await measured(() => searchProducts(db, references, vocabulary, term)),
          })
        }
      }
      const times = searches.map(({ ms }) => ms)
      const noise = Math.max(1, percentile(lookups, 95) / QUIET_LOOKUP_MS)
      const slowest = searches.toSorted((a, b) => b.ms - a.ms).slice(0, 12)
      process.stderr.write(
        `search p50 ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms; ` +
          `look-up p95 ${percentile(lookups, 95).toFixed(2)} ms; slowest: ${slowest.map(({ term, ms }) => `${term} ${ms.toFixed(1)}`).join(', ')}\n`,
      )
      expect(percentile(times, 99)).toBeLessThanOrEqual(P99_LIMIT_MS * noise)
    },
  )
})

async function givenGrown() {
  const { db, url } = await givenDatabase('demo')
  await grow(url)
  const references = await referencesReader(db, createReaderCache()).get()
  const vocabulary = await vocabularyReader(db, createReaderCache()).get()
  return { db, references, vocabulary }
}

/** Over a pool of its own: the shop's ends statements after five seconds. */
async function grow(url: string): Promise<void> {
  const db = openDatabase(url, { statementTimeoutMs: 0 })
  await growCatalogue(db, ARTICLES)
  await db.destroy()
}

function lookup(db: Db) {
  return readRows(db, 'select id, sku from products where id = $1', [1])
}

async function measured(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
  )
}
