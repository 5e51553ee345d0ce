import { describe, expect, test } from 'vitest'

import type { Answer } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'
import { readRows } from '#database/pool.ts'
import { givenShop } from '#tests/support/shop.ts'

type Suggested = Answer<'GET /search/suggest'>['data']

const MOST_BYTES = 3_000

/** Words, beginnings and codes that offer the most: printers, articles and their house brand at once. */
const FULL_TERMS = `
  lc, pg, cl, tn, hp, mfc, dcp, hl, ts, mx, mg, lbp, can, bro, eps, pri, ca, hp 3, 500 f, epson 4, laserj,
  canon ts 7, canon ts 705, canon mx 925, canon ts3350, canon ip4700, pixma mx495, lbp631, canon pgi,
  canon cli, PG-545/CL-546, hp desjket 2721, mfcj693odw, mfc j5330, hp officejet pro, laserjet, brother,
  canon, epson, samsung, kyocera, deskjet, toner, inkt, encre, cartouches d’encre canon, enveloppen,
  papier, étiquettes`
  .trim()
  .split(/,\s+/)

const shop = await givenShop()

async function ask(q: string, language: Language = 'en', more = ''): Promise<Suggested> {
  const { body } = await shop.call('GET', `/api/search/suggest?q=${encodeURIComponent(q)}${more}`, {
    language,
  })
  return body.data
}

/** Originals in stock or not, whose house-brand article is in stock. */
function originals(isInStock: boolean) {
  return readRows<{ code: string; slug: string; ours: string }>(
    shop.db,
    `select p.cartridge_code as code, p.slug, a.slug as ours
    from products p join products a on a.replaces_product_id = p.id
    where p.status = 'active' and a.status = 'active' and a.in_stock and p.in_stock = $1
    order by p.id limit 25`,
    [isInStock],
  )
}

function articlesIn({ products }: Suggested): number[] {
  return products.flatMap(({ id, alternative }) => [id, ...(alternative ? [alternative.id] : [])])
}

test('no answer is above 3,000 bytes, in any language', async () => {
  const sizes: [bytes: number, term: string][] = []
  for (const language of ['en', 'nl', 'fr'] as const) {
    for (const term of FULL_TERMS) {
      const { status, body } = await shop.call(
        'GET',
        `/api/search/suggest?q=${encodeURIComponent(term)}`,
        { language },
      )
      expect([term, status]).toEqual([term, 200])
      sizes.push([Buffer.byteLength(JSON.stringify(body)), `${term} ${language}`])
    }
  }
  const [worst] = sizes.toSorted(([a], [b]) => b - a)
  expect(worst?.[0], worst?.[1]).toBeGreaterThan(2_000)
  expect(sizes.filter(([bytes]) => bytes > MOST_BYTES)).toEqual([])
})

describe('the house brand', () => {
  test('stands beside an original in stock, at its own price, and has no line of its own', async () => {
    const found = await originals(true)
    expect(found.length).toBeGreaterThan(10)
    for (const { code, slug, ours } of found) {
      const answer = await ask(code)
      const line = answer.products.find((product) => product.slug === slug)
      expect([code, line?.alternative?.slug]).toEqual([code, ours])
      expect(answer.products.map((product) => product.slug)).not.toContain(ours)
      const { body } = await shop.call('GET', `/api/customer/products/slug/${ours}`)
      const { id, price, price_excl_vat } = body.data.product
      expect(line?.alternative).toEqual({ id, slug: ours, price, price_excl_vat })
    }
  })

  test('has a line of its own above an original that is sold out', async () => {
    const [{ code, slug, ours } = { code: '', slug: '', ours: '' }] = await originals(false)
    const { products } = await ask(code)
    const slugs = products.map((product) => product.slug)
    const place = products.find((product) => product.alternative?.slug === ours)
    if (place === undefined) {
      expect(slugs.indexOf(ours)).toBeGreaterThanOrEqual(0)
      expect(slugs.indexOf(slug)).toBeGreaterThan(slugs.indexOf(ours))
    } else expect(place.slug).toBe(slug)
  })

  test('comes first for whoever asks for it', async () => {
    const { products } = await ask('huismerk brother tn-2410', 'nl')
    expect(products[0]?.slug).toMatch(/^octavo-/)
    expect(products.filter(({ alternative }) => alternative !== null)).toEqual([])
  })

  test('is never offered twice in one answer', async () => {
    for (const term of FULL_TERMS) {
      const ids = articlesIn(await ask(term))
      expect([term, ids.length]).toEqual([term, new Set(ids).size])
    }
  })
})

test('names are in the language of the visitor, or in the one asked for', async () => {
  const nameIn = async (language: Language, more = '') =>
    (await ask('brother tn-2410', language, more)).products.find(
      ({ slug }) => slug === 'brother-tn-2410',
    )?.name
  expect(await nameIn('en')).toMatch(/black/)
  expect(await nameIn('fr')).toMatch(/noir/)
  expect(await nameIn('en', '&names=nl')).toMatch(/zwart/)
})

test.each(['!!', '🖨️', '🎉🎉', '-- --', '…'])('%s offers nothing', async (term) => {
  expect(await ask(term)).toEqual({ printers: [], products: [], categories: [] })
})
