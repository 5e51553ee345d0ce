import { createServer } from 'node:http'

import { afterAll, afterEach, describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { addToCart, articleId, DETAILS, givenStock, validate } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

/** Stands in for VIES: the number says how it answers. */
const viesPort = await freePort(0)
const asked: string[] = []
const vies = createServer((request, response) => {
  asked.push(request.url ?? '')
  const isKnown = request.url?.includes('/vat/004495445B01') === true
  const isBroken = request.url?.startsWith('/ms/DE') === true
  response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify(
      isKnown
        ? { isValid: true, requestIdentifier: 'WAPI-1', name: 'Test BV' }
        : { isValid: false, userError: 'INVALID' },
    ),
  )
})
await new Promise<void>((resolve) => {
  vies.listen(viesPort, '127.0.0.1', resolve)
})
afterAll(() => vies.close())

const shop = await givenShop({ environment: { VIES_URL: `http://127.0.0.1:${viesPort}` } })
const house = await articleId(shop, 'OC-BR-TN2420')
const original = await articleId(shop, 'HP-305-BK')
await givenStock(shop, house, 200)
await givenStock(shop, original, 200)
await shop.db
  .updateTable('products')
  .set({ regular_price_cents: 2999, sale_price_cents: null })
  .where('id', '=', house)
  .execute()
await shop.db
  .updateTable('products')
  .set({ regular_price_cents: 1250, sale_price_cents: null })
  .where('id', '=', original)
  .execute()

// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const ZEROS = { items: [], subtotal: '0.00', shipping_fee: '0.00', tax: '0.00', total: '0.00' }
const ADDRESSES: Record<string, object> = {
  BE: { billing_country: 'BE', billing_postal_code: '9000' },
  NL: { billing_country: 'NL', billing_postal_code: '1012 AB' },
  LU: { billing_country: 'LU', billing_postal_code: 'L-1234' },
  FR: { billing_country: 'FR', billing_postal_code: '75001' },
  DE: { billing_country: 'DE', billing_postal_code: '10115' },
}

async function givenCart(lines: Record<number, number> = { [original]: 1 }): Promise<string> {
  const guest = newGuest()
  for (const [id, quantity] of Object.entries(lines))
    expect((await addToCart(shop, guest, Number(id), quantity)).status).toBe(201)
  return guest
}

describe('fields', () => {
  const FIELDS: [field: string, change: object][] = [
    ['billing_first_name', { billing_first_name: ' ' }],
    ['billing_email', { billing_email: 'nobody' }],
    ['billing_postal_code', { billing_postal_code: '90' }],
    ['billing_phone', { billing_phone: 'call me' }],
    ['billing_country', { billing_country: 'US' }],
    ['payment_method', { payment_method: 'cash' }],
    ['terms_accepted', { terms_accepted: false }],
    ['total', { total: '0.01' }],
    ['company_name', { customer_type: 'business' }],
    [
      'vat_number',
      { customer_type: 'business', company_name: 'Test BV', vat_number: 'BE0123456789' },
    ],
    [
      'shipping_address.city',
      {
        shipping_address: {
          first_name: 'A',
          last_name: 'B',
          street: 'C 1',
          city: '',
          postal_code: '1000',
          country: 'BE',
        },
      },
    ],
    [
      'shipping_address.postal_code',
      {
        shipping_address: {
          first_name: 'A',
          last_name: 'B',
          street: 'C 1',
          city: 'D',
          postal_code: '1',
          country: 'BE',
        },
      },
    ],
  ]

  test.each(FIELDS)('%s is named when it is wrong, with zeros beside it', async (field, change) => {
    const { status, body } = await validate(shop, await givenCart(), change)
    expect([status, body.status, body.code]).toEqual([422, 'error', 'validation'])
    expect(Object.keys(body.errors)).toEqual([field])
    expect(body.errors[field]).toEqual([expect.stringMatching(/\w/)])
    expect(body).toMatchObject({ valid: false, order_summary: ZEROS })
  })

  test('every missing field is named at once, in the language of the caller', async () => {
    const { body } = await shop.call('POST', '/api/guest/orders/validate-order', {
      guest: await givenCart(),
      language: 'fr',
      body: { payment_method: 'credit_card' },
    })
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining([
        'billing_first_name',
        'billing_email',
        'billing_street',
        'terms_accepted',
      ]),
    )
    expect(body.errors.billing_street).toEqual(['Ce champ est obligatoire.'])
    expect(body.errors.terms_accepted).toEqual(['Veuillez accepter les conditions générales.'])
    expect(body.valid).toBe(false)
  })

  test('a country we do not deliver to is told which ones we do', async () => {
    const { body } = await validate(shop, await givenCart(), { billing_country: 'US' })
    expect(body.errors.billing_country).toEqual([
      'We deliver to Belgium, France, the Netherlands, Germany and Luxembourg.',
    ])
  })

  test.each([
    ['BE', 'BE0403.170.701'],
    ['BE', '0403170701'],
    ['BE', 'be 1000.000.219'],
    ['NL', 'NL004495445B01'],
    ['FR', 'FR40303265045'],
    ['DE', 'DE136695976'],
    ['LU', 'LU15027442'],
  ])('%s: the VAT number %s is accepted', async (country, vatNumber) => {
    const details = {
      ...ADDRESSES[country],
      customer_type: 'business',
      company_name: 'Test',
      vat_number: vatNumber,
    }
    expect((await validate(shop, await givenCart(), details)).body.errors).toBeUndefined()
  })

  test.each([
    ['BE', 'BE0403170702'],
    ['BE', 'BE1000000001'],
    ['NL', 'NL004495446B01'],
    ['FR', 'FR41303265045'],
    ['DE', 'DE136695977'],
    ['LU', 'LU15027443'],
    ['BE', 'NL004495445B01'],
  ])('%s: the VAT number %s is refused', async (country, vatNumber) => {
    const details = {
      ...ADDRESSES[country],
      customer_type: 'business',
      company_name: 'Test',
      vat_number: vatNumber,
    }
    const { status, body } = await validate(shop, await givenCart(), details)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['vat_number']])
  })
})

describe('an empty cart', () => {
  test.each([
    ['en', 'Your cart is empty.'],
    ['nl', 'Je winkelmandje is leeg.'],
    ['fr', 'Votre panier est vide.'],
  ])('is not valid, said in %s', async (language, sentence) => {
    const { status, body } = await shop.call('POST', '/api/guest/orders/validate-order', {
      guest: newGuest(),
      language,
      body: DETAILS,
    })
    expect([status, body.code, body.message, body.valid]).toEqual([
      422,
      'empty_cart',
      sentence,
      false,
    ])
    expect(body.order_summary).toMatchObject(ZEROS)
  })
})

describe('delivery', () => {
  test.each([
    ['BE', '4.95'],
    ['NL', '6.95'],
    ['LU', '6.95'],
    ['FR', '8.95'],
    ['DE', '8.95'],
  ])('to %s costs %s, nothing from 50.00 of house-brand articles', async (country, fee) => {
    const paid = await validate(shop, await givenCart({ [original]: 9 }), ADDRESSES[country])
    expect(paid.body.order_summary).toMatchObject({ subtotal: '112.50', shipping_fee: fee })
    const below = await validate(
      shop,
      await givenCart({ [house]: 1, [original]: 9 }),
      ADDRESSES[country],
    )
    expect(below.body.order_summary.shipping_fee).toBe(fee)
    const free = await validate(shop, await givenCart({ [house]: 2 }), ADDRESSES[country])
    expect(free.body.order_summary).toMatchObject({
      subtotal: '59.98',
      shipping_fee: '0.00',
      total: '59.98',
    })
  })

  test('exactly 50.00 is free, one cent less is not', async () => {
    const article = await articleId(shop, 'OC-BR-DR2400')
    await givenStock(shop, article, 10)
    for (const [cents, fee] of [
      [5000, '0.00'],
      [4999, '4.95'],
    ] as const) {
      await shop.db
        .updateTable('products')
        .set({ regular_price_cents: cents, sale_price_cents: null })
        .where('id', '=', article)
        .execute()
      expect(
        (await validate(shop, await givenCart({ [article]: 1 }))).body.order_summary.shipping_fee,
      ).toBe(fee)
    }
  })
})

describe('VAT', () => {
  test.each([
    ['BE', 21],
    ['FR', 20],
    ['NL', 21],
    ['DE', 19],
    ['LU', 17],
  ])('a consumer in %s pays the same gross with %i %% in it', async (country, rate) => {
    const { order_summary: summary } = (
      await validate(shop, await givenCart({ [house]: 2 }), ADDRESSES[country])
    ).body
    const vat = Math.round((5998 * rate) / (100 + rate))
    expect(summary.total).toBe('59.98')
    expect(summary.tax).toBe((vat / 100).toFixed(2))
    expect(summary.tax_lines).toEqual([
      { rate, vat: (vat / 100).toFixed(2), net: ((5998 - vat) / 100).toFixed(2) },
    ])
  })

  test('lines without VAT are those of the cart, and add up with delivery and VAT to the total', async () => {
    const guest = await givenCart({ [original]: 1, [house]: 3 })
    const cart = (await shop.call('GET', '/api/guest/cart', { guest })).body.data
    const { order_summary: summary } = (await validate(shop, guest)).body
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    const nets = (items: { line_total_excl_vat: string }[]) =>
      items.map(({ line_total_excl_vat: net }) => cents(net))
    expect(nets(summary.items)).toEqual(nets(cart.items))
    const subtotal = cents(summary.subtotal_excl_vat)
    expect(nets(summary.items).reduce((sum, net) => sum + net, 0)).toBe(subtotal)
    expect(subtotal + cents(summary.shipping_fee_excl_vat) + cents(summary.tax)).toBe(
      cents(summary.total),
    )
    expect(summary.items[0].unit_price_excl_vat).toBe('10.33')
  })

  test('goods sent elsewhere bear the VAT and the fee of where they go', async () => {
    const shipping_address = {
      first_name: 'A',
      last_name: 'B',
      street: 'Rue 1',
      city: 'Paris',
      postal_code: '75001',
      country: 'FR',
    }
    const { order_summary: summary } = (
      await validate(shop, await givenCart(), { shipping_address })
    ).body
    expect([summary.shipping_fee, summary.tax_lines[0].rate]).toEqual(['8.95', 20])
  })

  const business = (country: string, vatNumber: string) => ({
    ...ADDRESSES[country],
    customer_type: 'business',
    company_name: 'Test BV',
    vat_number: vatNumber,
  })

  test('a business abroad known to VIES pays the net', async () => {
    const guest = await givenCart({ [house]: 2, [original]: 1 })
    const { body } = await validate(shop, guest, business('NL', 'NL 0044.95.445.B01'))
    const gross = 2 * 2999 + 1250
    const net = gross - Math.round((gross * 21) / 121)
    expect(body.order_summary).toMatchObject({
      is_vat_exempt: true,
      tax: '0.00',
      total: (net / 100).toFixed(2),
      shipping_fee: '0.00',
    })
    expect(body.data.amount).toBe(net)
    const lines = body.order_summary.items.reduce(
      (sum: number, item: { line_total: string }) =>
        sum + Math.round(Number(item.line_total) * 100),
      0,
    )
    expect(lines).toBe(net)
    expect(asked.at(-1)).toBe('/ms/NL/vat/004495445B01')
    const { vat_check: proof } = await shop.db
      .selectFrom('checkouts')
      .select('vat_check')
      .where('id', '=', body.data.checkout_id)
      .executeTakeFirstOrThrow()
    expect(proof).toMatchObject({ state: 'valid', consultation: 'WAPI-1' })
  })

  test.each([
    [
      'invalid',
      'FR',
      'FR40303265045',
      'Your VAT number is not known in VIES, so VAT is charged.',
      20,
    ],
    [
      'unreachable',
      'DE',
      'DE136695976',
      'Your VAT number could not be checked right now, so VAT is charged.',
      19,
    ],
  ])(
    'VIES %s: VAT is charged and the message says so',
    async (_, country, vatNumber, sentence, rate) => {
      const { status, body } = await validate(
        shop,
        await givenCart({ [house]: 2 }),
        business(country, vatNumber),
      )
      expect([status, body.valid, body.message]).toEqual([200, true, sentence])
      expect(body.order_summary).toMatchObject({
        is_vat_exempt: false,
        total: '59.98',
        tax_lines: [{ rate }],
      })
    },
  )

  test('a Belgian business is not asked about and pays VAT', async () => {
    const before = asked.length
    const { body } = await validate(shop, await givenCart(), business('BE', 'BE0403170701'))
    expect([body.order_summary.is_vat_exempt, asked.length]).toEqual([false, before])
  })
})

describe('stock', async () => {
  const scarce = await articleId(shop, 'BR-TN2420')
  await givenStock(shop, scarce, 50)

  test('what ran short is named, with what is left', async () => {
    const guest = await givenCart({ [scarce]: 5 })
    await givenStock(shop, scarce, 3)
    const { status, body } = await shop.call('POST', '/api/guest/orders/validate-order', {
      guest,
      language: 'nl',
      body: DETAILS,
    })
    expect([status, body.code, body.valid, body.available_stock]).toEqual([
      409,
      'out_of_stock',
      false,
      3,
    ])
    expect(body.order_summary).toMatchObject(ZEROS)
    expect(body.message).toContain('meer is er niet op voorraad (3 beschikbaar)')
    await givenStock(shop, scarce, 50)
  })

  test('an article that left the shop is named', async () => {
    const guest = await givenCart({ [scarce]: 1 })
    await shop.db
      .updateTable('products')
      .set({ status: 'archived' })
      .where('id', '=', scarce)
      .execute()
    const { status, body } = await validate(shop, guest)
    await shop.db
      .updateTable('products')
      .set({ status: 'active' })
      .where('id', '=', scarce)
      .execute()
    expect([status, body.valid, body.available_stock]).toEqual([409, false, 0])
    expect(body.message).toContain('is no longer for sale')
  })

  test('validating again gives the former hold back', async () => {
    const guest = await givenCart({ [scarce]: 4 })
    const first = await validate(shop, guest)
    const second = await validate(shop, guest)
    expect(second.body.data.checkout_id).not.toBe(first.body.data.checkout_id)
    const states = await shop.db
      .selectFrom('checkouts')
      .select(['id', 'state'])
      .where('id', 'in', [first.body.data.checkout_id, second.body.data.checkout_id])
      .orderBy('id')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['released', 'open'])
  })

  test('two tabs at once leave one open checkout', async () => {
    const guest = await givenCart({ [scarce]: 2 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => validate(shop, guest)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const ids = answers.map(({ body }) => body.data.checkout_id)
    const open = await shop.db
      .selectFrom('checkouts')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'open')
      .execute()
    expect(open).toHaveLength(1)
  })
})
