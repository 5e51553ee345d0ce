import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import type { Answer } from '#contract/api.ts'
import { printerFacts } from '#database/seeds/catalogue-facts.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

type PrinterAnswer = Answer<'GET /printers/{slug}'>['data']
type CompleteSet = PrinterAnswer['sets'][number]
type Article = PrinterAnswer['groups'][number]['products'][number]

const shop = await givenShop()
/** One printer for all that take the very same cartridges: their sets are the same. */
const likeness = await sql<{ slug: string; printers: number }>`
  select min(q.slug) as slug, count(*)::int as printers
  from (select q.slug, array(select product_id from fits where printer_id = q.id order by 1) as fits,
      q.codes_not_sold from printers q) q group by q.fits, q.codes_not_sold order by 1`.execute(
  shop.db,
)
const packs = Map.groupBy(
  await shop.db.selectFrom('pack_members').selectAll().execute(),
  ({ pack_id: packId }) => packId,
)
const answers: PrinterAnswer[] = []
for (const { slug } of likeness.rows) {
  // oxlint-disable-next-line no-await-in-loop -- one shop, two cores
  const { body } = await shop.call('GET', `/api/printers/${slug}`)
  answers.push(body.data)
}

const suppliesOf = ({ groups }: PrinterAnswer) =>
  groups.filter(({ kind, color }) => kind === 'supply' && color !== null)
const colorsOf = (answer: PrinterAnswer) =>
  suppliesOf(answer).flatMap(({ color }) => color?.slug ?? [])
const hasBlack = (colors: readonly string[]) =>
  colors.includes('black') || colors.includes('photo-black')
const sizeOf = ({ capacity }: { capacity: string | null }) => capacity ?? 'standard'

/** The cartridges of a set one by one: a pack is opened. */
function cartridgesOf(answer: PrinterAnswer, set: CompleteSet): Article[] {
  const singles = new Map(
    suppliesOf(answer).flatMap(({ products }) => products.map((one) => [one.id, one])),
  )
  const ids = set.product_ids.flatMap(
    (id) => packs.get(id)?.flatMap((m) => Array(m.quantity).fill(m.member_id) as number[]) ?? [id],
  )
  return ids.map((id) => {
    const found = singles.get(id)
    if (found === undefined) throw new Error(`${answer.printer.slug}: ${id} does not fit`)
    return found
  })
}

/** What is wrong with a set, in words; nothing where it is whole. */
function faultsOf(answer: PrinterAnswer, set: CompleteSet): string[] {
  const cartridges = cartridgesOf(answer, set)
  const colors = cartridges.map(({ color }) => color?.slug ?? '')
  const wanted = colorsOf(answer)
  const brands = new Set(cartridges.map(({ brand }) => brand.id))
  const line = suppliesOf(answer).flatMap(({ products }) =>
    products.filter(({ brand }) => brand.id === cartridges[0]?.brand.id),
  )
  const isElsewhere = (one: Article) =>
    sizeOf(one) !== sizeOf(set) &&
    line.some((other) => other.color?.slug === one.color?.slug && sizeOf(other) === sizeOf(set))
  return [
    ...(colors.toSorted().join() === wanted.toSorted().join() ? [] : [`holds ${colors.join()}`]),
    ...(brands.size === 1 ? [] : ['mixes brands']),
    ...(cartridges.every(({ stock }) => stock > 0) ? [] : ['is sold out']),
    ...(cartridges.some((one) => sizeOf(one) === sizeOf(set)) ? [] : ['has none of its capacity']),
    ...cartridges.filter(isElsewhere).map(({ slug }) => `${slug} is of another capacity`),
  ].map((fault) => `${answer.printer.slug} (${set.origin} ${sizeOf(set)}) ${fault}`)
}

/** Whether a brand has a cartridge of each colour in stock, all in one capacity or the only one it makes of it. */
function hasSetOf(answer: PrinterAnswer, isHouse: boolean): boolean {
  const offers = suppliesOf(answer).map(({ products }) =>
    products.filter(({ brand }) => brand.is_house_brand === isHouse),
  )
  const sizes = new Set(offers.flat().map(sizeOf))
  return [...sizes].some((size) =>
    offers.every((ofColor) => {
      const own = ofColor.filter((one) => sizeOf(one) === size)
      const inside = own.length > 0 || new Set(ofColor.map(sizeOf)).size > 1 ? own : ofColor
      return inside.some(({ stock }) => stock > 0)
    }),
  )
}

describe('the complete sets of every printer', () => {
  const printersOf = (which: (answer: PrinterAnswer) => boolean) =>
    likeness.rows.reduce(
      (sum, { printers }, index) =>
        answers[index] !== undefined && which(answers[index]) ? sum + printers : sum,
      0,
    )
  const inColor = answers.filter((answer) => colorsOf(answer).length > 1)

  test('hold one of each colour the printer takes, of one brand and capacity', () => {
    expect(printersOf(() => true)).toBe(printerFacts().length)
    expect(
      answers.flatMap((answer) => answer.sets.flatMap((set) => faultsOf(answer, set))),
    ).toEqual([])
    expect(printersOf(({ sets }) => sets.length > 0)).toBeGreaterThan(1_000)
  })

  test('are there wherever a brand has each colour in stock', () => {
    const lacking = [true, false].flatMap((isHouse) =>
      inColor
        .filter(({ codes_not_sold: codes }) => codes.length === 0)
        .filter((answer) => hasBlack(colorsOf(answer)) && hasSetOf(answer, isHouse))
        .filter(({ sets }) => !sets.some(({ origin }) => (origin === 'house') === isHouse))
        .map(({ printer }) => `${printer.slug} has no ${isHouse ? 'house-brand' : 'original'} set`),
    )
    expect(lacking).toEqual([])
  })

  test('are compared with originals that hold as much', () => {
    const unlike = inColor.flatMap((answer) =>
      answer.sets.flatMap((set) => {
        const other = answer.sets.find(
          (one) => one.origin === 'original' && sizeOf(one) === sizeOf(set),
        )
        if (set.origin === 'original' || other === undefined) return []
        const sizes = (one: CompleteSet) =>
          cartridgesOf(answer, one)
            .map((part) => `${part.color?.slug} ${sizeOf(part)}`)
            .toSorted()
            .join()
        return sizes(set) === sizes(other)
          ? []
          : [`${answer.printer.slug}: ${sizes(set)} | ${sizes(other)}`]
      }),
    )
    expect(unlike).toEqual([])
  })
})

test('a set costs in the cart what the printer page says, with and without VAT', async () => {
  const sets = new Map(
    answers.flatMap((answer) => answer.sets.map((set) => [set.product_ids.join(), set])),
  )
  const differing: string[] = []
  for (const [key, set] of sets) {
    const lines = set.product_ids.map((id) => ({ product_id: id, quantity: 1 }))
    // oxlint-disable-next-line no-await-in-loop -- one shop, two cores
    const { body } = await shop.call('POST', '/api/guest/cart/add-lines', {
      guest: newGuest(),
      body: { lines },
    })
    const { subtotal, subtotal_excl_vat: exclusive } = body.data.cart
    if (subtotal !== set.total || exclusive !== set.total_excl_vat)
      differing.push(`${key}: ${set.total} ${set.total_excl_vat}, cart ${subtotal} ${exclusive}`)
  }
  expect(sets.size).toBeGreaterThan(200)
  expect(differing).toEqual([])
})
