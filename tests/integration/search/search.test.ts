import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenShop } from '#tests/support/shop.ts'

import { judge, readFacts } from './judge-search.ts'
import { QUESTIONS, UNKNOWN_CODES } from './search-queries.ts'

const shop = await givenShop()
const facts = await readFacts(shop.db)

async function firstThree(term: string): Promise<string[]> {
  const { body } = await shop.call(
    'GET',
    `/api/customer/products/filter?per_page=3&search=${encodeURIComponent(term)}`,
  )
  return body.data.map(({ sku }: { sku: string }) => sku)
}

describe('search', () => {
  test(
    'at least 97 of 100 questions get the answer of a shop assistant',
    { timeout: 60_000 },
    async () => {
      const misses: string[] = []
      for (const [term, answer] of QUESTIONS) {
        const found = await firstThree(term)
        const objection = judge(answer, found, facts)
        if (objection !== undefined) misses.push(`"${term}" → ${found.join(', ')}: ${objection}`)
      }
      if (misses.length > 0)
        process.stderr.write(
          `${misses.length} of ${QUESTIONS.length} missed:\n${misses.join('\n')}\n`,
        )
      expect(QUESTIONS.length).toBeGreaterThanOrEqual(150)
      expect(misses.length / QUESTIONS.length).toBeLessThanOrEqual(0.03)
    },
  )

  test.each(UNKNOWN_CODES)(
    'nothing is offered for %s, which the shop does not have',
    async (term) => {
      expect(await firstThree(term)).toEqual([])
    },
  )

  test('the questions name articles, printers and codes that exist', async () => {
    const codes = new Set([...facts.values()].flatMap((article) => [...article.codes]))
    const printers = new Set(
      (await readRows<{ slug: string }>(shop.db, 'select slug from printers')).map(
        ({ slug }) => slug,
      ),
    )
    const wrong = QUESTIONS.filter(
      ([, { code, sku, printer }]) =>
        (code !== undefined && !codes.has(code.toLowerCase().replaceAll('-', ''))) ||
        (sku !== undefined && !facts.has(sku)) ||
        (printer !== undefined && !printers.has(printer)),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['toner', 'toner'],
    ['Toners', 'toner'],
    ['inktcartridge', 'inkjet'],
    ['Cartouches d’encre', 'inkjet'],
    ['toner brother', null],
    ['tn-2420', null],
  ])('%s names the shelf %s', async (term, slug) => {
    const { body } = await shop.call(
      'GET',
      `/api/customer/products/filter?per_page=1&search=${encodeURIComponent(term)}`,
    )
    expect(body.search.category).toBe(slug)
  })
})
