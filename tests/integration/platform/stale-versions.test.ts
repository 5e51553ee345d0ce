import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readRows } from '#database/pool.ts'
import { articleId } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { upload } from '#tests/support/upload.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'super_admin')
const article = await articleId(shop, 'OC-BR-TN2420')
const order = await givenGuestOrder(shop, newGuest(), article, newEmail())
await shop.db
  .insertInto('reviews')
  .values({ rating: 5, title: 'Good', opinion: 'Good ink', name: 'An', email: newEmail() })
  .execute()
await shop.db
  .insertInto('seo_entries')
  .values({ slug: 'stale', locale: 'en', title: 'About us', meta_description: 'Who we are' })
  .execute()

/** The version of nobody: whoever names it looked at another state than there is. */
const OTHER = 999_999
const ADDRESS = {
  first_name: 'An',
  last_name: 'Peeters',
  street: 'Kerkstraat 1',
  city: 'Gent',
  postal_code: '9000',
  country: 'BE',
}
const SETTINGS = ['shop', 'shipping', 'vat', 'payment', 'mail', 'stock', 'reviews', 'staff']

/** What each call needs besides a version, and whose record it changes. */
const CASES: Record<string, { of: string | number; body: object }> = {
  'PATCH /admin/stock/{productId}': {
    of: article,
    body: { mode: 'set', quantity: 3, reason: 'counted' },
  },
  'PUT /admin/blogs/{id}': { of: 'blogs', body: { title: 'Another title' } },
  'PUT /admin/brands/{id}': { of: 'brands', body: { name: 'Another' } },
  'PUT /admin/categories/{id}': { of: 'categories', body: { name: 'Another' } },
  'PUT /admin/colors/{id}': { of: 'colors', body: { name: 'Another' } },
  'PUT /admin/faqs/{id}': { of: 'faqs', body: { position: 7 } },
  'PUT /admin/search-redirects/{id}': { of: 'search_redirects', body: { term: 'another' } },
  'PUT /admin/search-synonyms/{id}': { of: 'search_synonyms', body: { means: 'another' } },
  'PUT /admin/printers/{id}': { of: 'printers', body: { name: 'Another' } },
  'PUT /admin/products/{id}': { of: article, body: { name: 'Another' } },
  'PUT /admin/products/{id}/printers': { of: article, body: { printer_ids: [] } },
  'PATCH /admin/public-reviews/{id}': { of: 'reviews', body: { reply: 'Thank you' } },
  'PUT /admin/seo-plugin/{id}': { of: 'seo_entries', body: { title: 'Another' } },
  'PUT /admin/top-services/{id}': { of: 'top_services', body: { position: 2 } },
  'PUT /admin/users/{id}': { of: 'users', body: { name: 'Another' } },
  'PATCH /admin/withdrawals/{id}': { of: 'withdrawals', body: { status: 'accepted' } },
  'PATCH /admin/contact-submissions/{id}/status': {
    of: 'contact_submissions',
    body: { status: 'read' },
  },
  'POST /admin/orders/{id}/shipments': {
    of: order,
    body: { carrier: 'bpost', tracking_number: 'T1', lines: [{ order_item_id: 1, quantity: 1 }] },
  },
  'PATCH /admin/shipments/{id}': { of: 'shipments', body: { status: 'delivered' } },
  'POST /admin/orders/{id}/refunds': { of: order, body: { amount: '1.00' } },
  'POST /admin/orders/{id}/cancel': { of: order, body: {} },
  'PUT /admin/orders/{id}/addresses': { of: order, body: { shipping_address: ADDRESS } },
  'PUT /admin/orders/{id}/status': { of: order, body: { status: 'completed' } },
  ...Object.fromEntries(
    SETTINGS.map((group) => [`PUT /admin/settings/${group}`, { of: 0, body: {} }]),
  ),
}
/** A form with a file. */
const BY_FORM = 'POST /admin/banners/{id}'

const VERSIONED = Object.values<Endpoint>(api)
  .filter(({ body }) => body !== undefined && takesVersion(body))
  .flatMap(({ method, paths }) => Object.keys(paths).map((path) => `${method} ${path}`))

function takesVersion(body: z.ZodType): boolean {
  const schema = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' })
  return JSON.stringify(schema).includes('"version"')
}

/** The id of any record of a table, or the one that is named. */
async function idOf(of: string | number): Promise<number> {
  if (typeof of === 'number') return of
  const [row] = await readRows<{ id: number }>(
    shop.db,
    `select id from ${of} order by id limit 1`,
    [],
  )
  return row?.id ?? 0
}

test('every call that takes a version is looked at', () => {
  expect(VERSIONED.toSorted()).toEqual([...Object.keys(CASES), BY_FORM].toSorted())
})

describe('what somebody else changed meanwhile is not written over', () => {
  test.each(Object.entries(CASES))('%s', async (call, { of, body }) => {
    const [method = '', path = ''] = call.split(' ')
    const id = await idOf(of)
    const url = `/api${path.replace(/\{\w+\}/, String(id))}`
    const send = () => shop.call(method, url, { token, body: { ...body, version: OTHER } })

    const refused = await send()

    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'stale',
      undefined,
    ])
    expect(refused.body.data.version).toEqual(expect.any(Number))
    expect((await send()).body.data).toEqual(refused.body.data)
  })

  test('a banner, by its form', async () => {
    const url = `/api/admin/banners/${await idOf('banners')}`
    const send = () => upload(shop, url, { token, fields: { alt: 'Else', version: String(OTHER) } })

    const refused = await send()

    expect([refused.status, refused.body.code]).toEqual([409, 'stale'])
    expect(refused.body.data).toMatchObject({ version: expect.any(Number) })
    expect((await send()).body.data).toEqual(refused.body.data)
  })
})
