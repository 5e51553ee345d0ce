import { beforeAll, describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { searchProducts } from '#server/search/search-products.ts'
import { givenShop } from '#tests/support/shop.ts'

const isFull = process.env['OCTAVO_TEST_FULL'] === '1'
/** Of the whole catalogue one in so many is asked for; the full run asks for all. */
const ONE_IN = isFull ? 1 : 17

const shop = await givenShop()
const { references, vocabulary } = shop.server.shop

interface Article {
  id: number
  sku: string
  type: string
  names: string[]
  codes: string[]
}

interface Machine {
  id: number
  brand: string
  name: string
  model: string
}

let articles: Article[]
let machines: Machine[]
beforeAll(async () => {
  articles = await readRows(
    shop.db,
    `select p.id, p.sku, p.type, array[p.name, p.name_nl, p.name_fr] as names,
      array_remove(array[p.ean_number, p.manufacturer_code, p.cartridge_code, b.name || ' ' || p.cartridge_code] || p.search_codes, null) as codes
    from products p join brands b on b.id = p.brand_id where p.status = 'active' order by p.id`,
  )
  machines = await readRows(
    shop.db,
    `select q.id, b.name as brand, q.name, q.model from printers q join brands b on b.id = q.brand_id order by q.id`,
  )
})

describe('every article', () => {
  test('is the first hit of each of its names and of its SKU', { timeout: 900_000 }, async () => {
    const misses = await missesOf(
      some(articles).flatMap(({ id, sku, names }) =>
        [...names, sku, sku.toLowerCase()].map((term) => ({ term, isMet: first(id) })),
      ),
    )
    expect(misses).toEqual([])
  })

  test(
    'is among the hits of its codes, however they are written',
    { timeout: 900_000 },
    async () => {
      // A printer for sale comes after all that goes into it.
      const misses = await missesOf(
        some(articles.filter(({ type }) => type !== 'printer')).flatMap(({ id, codes }) =>
          codes.flatMap(spellings).map((term) => ({ term, isMet: among(id) })),
        ),
      )
      expect(misses).toEqual([])
    },
  )
})

test('every printer is named by its maker with its number', { timeout: 900_000 }, async () => {
  const asked = some(machines).flatMap(({ id, brand, name, model }) => {
    const number = model
      .split(/[\s-]+/)
      .filter((word) => /\d/.test(word))
      .join(' ')
    return [
      name,
      name.replaceAll('-', ' ').toLowerCase(),
      `${brand} ${number}`,
      `inkt ${brand} ${number}`,
    ]
      .filter((term) => !NUMBERS_OF_CARTRIDGES.test(term))
      .map((term) => ({ term, isMet: named(id) }))
  })
  const misses = await missesOf(asked)
  expect(misses).toEqual([])
})

/** Also the number of a cartridge of that maker, or too short to be a machine's alone. */
const NUMBERS_OF_CARTRIDGES = /(epson (102|30)|hp (135a|250|6500a|8500a|300 m3.*)|canon pro9000)$/i

type Found = Awaited<ReturnType<typeof searchProducts>>
interface Question {
  term: string
  isMet: (found: Found) => boolean
}

function first(id: number) {
  return ({ ids }: Found) => ids[0] === id
}

function among(id: number) {
  return ({ ids }: Found) => ids.slice(0, 24).includes(id)
}

function named(id: number) {
  return ({ printers }: Found) => printers.some((printer) => printer.id === id)
}

function some<T>(all: readonly T[]): T[] {
  return all.filter((_, place) => place % ONE_IN === 0)
}

function spellings(code: string): string[] {
  const bare = code.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
  return [...new Set([code, code.toLowerCase(), bare, code.replaceAll('-', ' ')])]
}

async function missesOf(questions: readonly Question[]): Promise<string[]> {
  const [known, words] = await Promise.all([references.get(), vocabulary.get()])
  const misses: string[] = []
  for (const { term, isMet } of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one visitor asks
    if (!isMet(await searchProducts(shop.db, known, words, term))) misses.push(term)
  }
  return misses
}
