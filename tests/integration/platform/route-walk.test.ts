import { describe, expect, test } from 'vitest'

import { api } from '#contract/api.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { ApiAnswer, CallOptions } from '#tests/support/api-call.ts'
import { addToCart, articleId, givenIntent, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 1000)

interface Route {
  method: string
  path: string
  access: Access
  hasBody: boolean
}

const ROUTES: Route[] = Object.values<Endpoint>(api).flatMap(({ method, paths, body }) =>
  Object.entries(paths).map(([path, access]) => ({
    method,
    path,
    access,
    hasBody: body !== undefined,
  })),
)
const nameOf = ({ method, path }: Route) => `${method} ${path}`

const people = {
  customer: await givenPerson(shop),
  admin: await givenPerson(shop, 'admin'),
  super_admin: await givenPerson(shop, 'super_admin'),
}
const tokens = {
  customer: people.customer.token,
  admin: people.admin.token,
  super_admin: people.super_admin.token,
}
const IDENTITIES = {
  nobody: {},
  guest: { guest: newGuest() },
  customer: { token: tokens.customer },
  admin: { token: tokens.admin },
  super_admin: { token: tokens.super_admin },
} satisfies Record<string, CallOptions>
type Identity = keyof typeof IDENTITIES

type Verdict = 'session_required' | 'unauthenticated' | 'forbidden' | 'allowed'

/** Who may call what, written down a second time on purpose. */
const VERDICTS: Record<Access, Record<Identity, Verdict>> = {
  anyone: {
    nobody: 'allowed',
    guest: 'allowed',
    customer: 'allowed',
    admin: 'allowed',
    super_admin: 'allowed',
  },
  visitor: {
    nobody: 'session_required',
    guest: 'allowed',
    customer: 'allowed',
    admin: 'allowed',
    super_admin: 'allowed',
  },
  'visitor-or-link': {
    nobody: 'session_required',
    guest: 'allowed',
    customer: 'allowed',
    admin: 'allowed',
    super_admin: 'allowed',
  },
  guest: {
    nobody: 'session_required',
    guest: 'allowed',
    customer: 'session_required',
    admin: 'session_required',
    super_admin: 'session_required',
  },
  'signed-in': {
    nobody: 'unauthenticated',
    guest: 'unauthenticated',
    customer: 'allowed',
    admin: 'allowed',
    super_admin: 'allowed',
  },
  customer: {
    nobody: 'unauthenticated',
    guest: 'unauthenticated',
    customer: 'allowed',
    admin: 'forbidden',
    super_admin: 'forbidden',
  },
  staff: {
    nobody: 'unauthenticated',
    guest: 'unauthenticated',
    customer: 'forbidden',
    admin: 'allowed',
    super_admin: 'allowed',
  },
  super_admin: {
    nobody: 'unauthenticated',
    guest: 'unauthenticated',
    customer: 'forbidden',
    admin: 'forbidden',
    super_admin: 'allowed',
  },
}

/** Staff may call these; the use case refuses them with its own message. */
const CUSTOMERS_ONLY = /^(POST|PUT|DELETE) \/customer\/(cart|wishlist)\//

/** Open to every sign-in, since staff without a second factor must get there; customers are refused by the use case. */
const STAFF_ONLY = /^GET \/auth\/second-factor$/

/** An id that nobody has; where there is a body it is a bad one, so that nothing happens. */
function probe({ method, path, hasBody }: Route, identity: CallOptions) {
  const url = `/api${path.replaceAll(/\{\w+\}/g, '2147483000')}`
  return shop.call(method, url, {
    ...identity,
    ...(hasBody && { body: { nobody_knows_this: true } }),
  })
}

describe.each(Object.keys(IDENTITIES) as Identity[])('%s', (identity) => {
  test.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const { status, body } = await probe(route, IDENTITIES[identity])
    const verdict = VERDICTS[route.access][identity]
    if (verdict === 'allowed') {
      const isStaff = identity === 'admin' || identity === 'super_admin'
      const isRefusedThere = (isStaff ? CUSTOMERS_ONLY : STAFF_ONLY).test(name)
      const refusals = isRefusedThere ? [401] : [401, 403]
      expect(refusals).not.toContain(status)
      expect(status).toBeLessThan(500)
      expect(body.code).not.toBe('session_required')
      return
    }
    const statusOf = { session_required: 400, unauthenticated: 401, forbidden: 403 }
    expect([status, body.code]).toEqual([statusOf[verdict], verdict])
    expect(body).not.toHaveProperty('errors')
  })
})

describe('no token is as good as a bad one', () => {
  const GUARDED = ROUTES.filter(({ access }) => !/^(anyone|guest|visitor)/.test(access))
  test.each([
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Bearer []',
    'bearer x',
    `Bearer ${'x'.repeat(513)}`,
    'Basic YTpi',
  ])('%.20s', async (authorization) => {
    for (const route of GUARDED) {
      const { status } = await probe(route, { headers: { authorization }, guest: newGuest() })
      expect([nameOf(route), status]).toEqual([nameOf(route), 401])
    }
  })
})

/** What one owner has, for every path that names it by id; bodies are good ones. */
async function givenBelongings() {
  const email = newEmail()
  const guest = newGuest()
  const adopted = await givenGuestOrder(shop, guest, article, email)
  const customer = await givenAccount(shop, { email, guest })
  const { token, id } = customer
  const order = await givenGuestOrder(shop, guest, article, newEmail())
  const line = (await addToCart(shop, guest, article)).body.data.items[0].id
  const intent = await givenIntent(shop, guest)
  const own = (method: string, path: string, body: object) =>
    shop.call(method, `/api${path}`, { token, body })
  const ownLine = (await own('POST', `/customer/cart/add/${article}`, { quantity: 1 })).body.data
    .items[0].id
  const [saved, lineToSave] = await givenSavedLines((method, path, body) =>
    shop.call(method, `/api/guest/cart${path}`, { guest, body }),
  )
  const [ownSaved, ownLineToSave] = await givenSavedLines((method, path, body) =>
    own(method, `/customer/cart${path}`, body),
  )
  const address = (await own('POST', '/profile/addresses', ADDRESS)).body.data.id
  const { id: notification } = await shop.db
    .insertInto('notifications')
    .values({ user_id: id, type: 'info', title: 'Title', message: 'Message' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: printer } = await shop.db
    .selectFrom('printers')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('customer_printers')
    .values({ user_id: id, printer_id: printer })
    .execute()
  const view = await shop.call('POST', '/api/admin/views', {
    token: tokens.super_admin,
    body: { screen: 'orders', name: 'To ship', query: 'status=processing' },
  })
  // One of the owner's own, besides the one that ends it.
  const { id: staffSession } = await shop.db
    .insertInto('sessions')
    .values({ user_id: people.super_admin.id, realm: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = { line, ownLine, saved, ownSaved, lineToSave, ownLineToSave }
  return {
    guest,
    token,
    adopted,
    order,
    intent,
    ...lines,
    address,
    notification,
    printer,
    view: view.body.data.id as number,
    staffSession,
  }
}

/** Two lines put aside, and one that could be. */
async function givenSavedLines(
  call: (method: string, path: string, body: object) => Promise<ApiAnswer>,
): Promise<[saved: [number, number], line: number]> {
  const add = async (sku: string) => {
    const id = await articleId(shop, sku)
    const { items } = (await call('POST', `/add/${id}`, { quantity: 1 })).body.data
    return items.at(-1).id as number
  }
  await call('POST', `/items/${await add('OC-HP-12A-BK')}/save`, {})
  const answer = await call('POST', `/items/${await add('OC-HP-15A-BK')}/save`, {})
  const saved = answer.body.data.saved_items
  const line = await add('OC-HP-15X-BK')
  return [[saved[0].id, saved[1].id], line]
}
type Belongings = Awaited<ReturnType<typeof givenBelongings>>

const ADDRESS = {
  first_name: 'An',
  last_name: 'Peeters',
  street: 'Kerkstraat 1',
  city: 'Gent',
  state: 'Oost-Vlaanderen',
  postal_code: '9000',
  country: 'BE',
}

/** In an order in which each still finds what it needs; of the customer unless it says otherwise. */
const OWNED: Record<
  string,
  { id: (of: Belongings) => number | string; body?: object; area?: 'guest' | 'staff' }
> = {
  'PUT /customer/cart/update/{id}': { id: (of) => of.ownLine, body: { quantity: 2 } },
  'DELETE /customer/cart/remove/{id}': { id: (of) => of.ownLine },
  'PUT /guest/cart/items/{id}': { id: (of) => of.line, body: { quantity: 2 }, area: 'guest' },
  'DELETE /guest/cart/items/{id}': { id: (of) => of.line, area: 'guest' },
  'POST /customer/cart/items/{id}/save': { id: (of) => of.ownLineToSave, body: {} },
  'POST /customer/cart/saved/{id}/move': { id: (of) => of.ownSaved[0], body: {} },
  'DELETE /customer/cart/saved/{id}': { id: (of) => of.ownSaved[1] },
  'POST /guest/cart/items/{id}/save': { id: (of) => of.lineToSave, body: {}, area: 'guest' },
  'POST /guest/cart/saved/{id}/move': { id: (of) => of.saved[0], body: {}, area: 'guest' },
  'DELETE /guest/cart/saved/{id}': { id: (of) => of.saved[1], area: 'guest' },
  'POST /customer/notifications/{id}/mark-as-read': { id: (of) => of.notification },
  'DELETE /customer/notifications/{id}': { id: (of) => of.notification },
  'PUT /profile/addresses/{id}': { id: (of) => of.address, body: ADDRESS },
  'PUT /profile/addresses/{id}/default': { id: (of) => of.address },
  'DELETE /profile/addresses/{id}': { id: (of) => of.address },
  'DELETE /customer/printers/{id}': { id: (of) => of.printer },
  'GET /customer/orders/{id}': { id: (of) => of.adopted },
  'POST /customer/orders/{id}/again': { id: (of) => of.adopted },
  'GET /orders/{id}': { id: (of) => of.adopted },
  'GET /customer/orders/{id}/invoice': { id: (of) => of.adopted },
  'GET /orders/{id}/invoice': { id: (of) => of.adopted },
  'GET /guest/orders/{id}/invoice': { id: (of) => of.order, area: 'guest' },
  'GET /guest/orders/{id}': { id: (of) => of.order, area: 'guest' },
  'POST /guest/orders/{id}/again': { id: (of) => of.order, area: 'guest' },
  'GET /guest/payment/status/{id}': { id: (of) => of.intent.id, area: 'guest' },
  'DELETE /admin/views/{id}': { id: (of) => of.view, area: 'staff' },
  'DELETE /admin/staff/sessions/{id}': { id: (of) => of.staffSession, area: 'staff' },
  'POST /customer/payment/confirm/{id}': { id: (of) => of.intent.id, area: 'guest' },
}
/** They name what belongs to everybody, or to the same thing under another path; credit notes have a test of their own. */
const UNOWNED = new Set([
  'GET /customer/orders/{id}/credit-notes/{number}',
  'GET /guest/orders/{id}/credit-notes/{number}',
  'GET /orders/{id}/credit-notes/{number}',
  'GET /admin/blogs/{id}',
  'PUT /admin/blogs/{id}',
  'DELETE /admin/blogs/{id}',
  'DELETE /admin/cockpit/dismissals/{id}',
  'GET /admin/products/{id}',
  'PUT /admin/products/{id}',
  'DELETE /admin/products/{id}',
  'POST /admin/products/{id}/duplicate',
  'POST /admin/products/{id}/images',
  'PUT /admin/products/{id}/printers',
  'GET /admin/products/{id}/history',
  'GET /admin/search-redirects/{id}',
  'PUT /admin/search-redirects/{id}',
  'DELETE /admin/search-redirects/{id}',
  'GET /admin/search-synonyms/{id}',
  'PUT /admin/search-synonyms/{id}',
  'DELETE /admin/search-synonyms/{id}',
  'GET /admin/faqs/{id}',
  'PUT /admin/faqs/{id}',
  'DELETE /admin/faqs/{id}',
  'POST /faqs/{id}/vote',
  'GET /admin/bank-statements/{id}',
  'POST /admin/bank-statements/{id}/apply',
  'POST /admin/audit/{id}/undo',
  'GET /admin/users/{id}',
  'PUT /admin/users/{id}',
  'DELETE /admin/users/{id}',
  'GET /admin/users/{id}/overview',
  'GET /admin/users/{id}/export',
  'POST /admin/users/{id}/password-mail',
  'POST /admin/users/{id}/merge',
  'POST /admin/staff/{id}/invitation',
  'DELETE /admin/staff/{id}/second-factor',
  'POST /admin/payments/{id}/resolve',
  'POST /admin/orders/{id}/invoice',
  'GET /admin/printers/{id}',
  'PUT /admin/printers/{id}',
  'DELETE /admin/printers/{id}',
  'POST /admin/printers/{id}/merge',
  'POST /admin/printers/{id}/fits',
  'PATCH /admin/printers/{id}/fits/{productId}',
  'DELETE /admin/printers/{id}/fits/{productId}',
  'GET /admin/brands/{id}',
  'PUT /admin/brands/{id}',
  'DELETE /admin/brands/{id}',
  'GET /admin/categories/{id}',
  'PUT /admin/categories/{id}',
  'DELETE /admin/categories/{id}',
  'GET /admin/colors/{id}',
  'PUT /admin/colors/{id}',
  'DELETE /admin/colors/{id}',
  'GET /admin/price-batches/{id}',
  'GET /admin/products/imports/{id}',
  'PUT /admin/products/imports/{id}',
  'GET /admin/products/imports/{id}/rows',
  'POST /admin/products/imports/{id}/apply',
  'POST /admin/products/imports/{id}/cancel',
  'GET /admin/products/imports/{id}/failed',
  'POST /admin/price-batches/{id}/revert',
  'GET /admin/top-services/{id}',
  'PUT /admin/top-services/{id}',
  'DELETE /admin/top-services/{id}',
  'POST /admin/banners/{id}',
  'DELETE /admin/banners/{id}',
  'GET /admin/seo-plugin/{id}',
  'PUT /admin/seo-plugin/{id}',
  'DELETE /admin/seo-plugin/{id}',
  'GET /admin/orders/{id}/documents/{kind}/{number}',
  'GET /admin/orders/{id}/generate-invoice',
  'GET /admin/orders/{id}',
  'PUT /admin/orders/{id}/status',
  'POST /admin/orders/{id}/cancel',
  'POST /admin/orders/{id}/refunds',
  'POST /admin/orders/{id}/notes',
  'PUT /admin/orders/{id}/addresses',
  'POST /admin/orders/{id}/shipments',
  'PATCH /admin/shipments/{id}',
  'GET /admin/orders/{id}/packing-slip',
  'GET /admin/orders/{id}/label',
  'POST /admin/notifications/{id}/mark-as-read',
  'DELETE /admin/notifications/{id}',
  'PATCH /admin/public-reviews/{id}',
  'DELETE /admin/public-reviews/{id}',
  'GET /admin/contact-submissions/{id}',
  'PATCH /admin/contact-submissions/{id}/status',
  'DELETE /admin/contact-submissions/{id}',
  'GET /admin/abandoned-carts/{id}',
  'POST /admin/abandoned-carts/{id}/remind',
  'GET /admin/mails/{id}',
  'GET /admin/phone-orders/{id}',
  'POST /admin/phone-orders/{id}/send',
  'POST /admin/phone-orders/{id}/withdraw',
  'GET /admin/withdrawals/{id}',
  'PATCH /admin/withdrawals/{id}',
  'POST /admin/mails/{id}/resend',
  'POST /admin/jobs/{id}/retry',
  'GET /customer/products/id/{id}',
  'GET /customer/products/authenticated/id/{id}',
  'GET /customer/payment/status/{id}',
  'POST /customer/products/{id}/notify-me',
  'POST /guest/products/{id}/notify-me',
])

describe('what belongs to somebody else does not exist', () => {
  test('every path with an id is looked at', () => {
    const named = ROUTES.filter(({ path }) => path.includes('{id}')).map(nameOf)
    expect(named.filter((name) => !(name in OWNED) && !UNOWNED.has(name))).toEqual([])
  })

  test('another customer and another guest get 404, the owner does not', async () => {
    const owner = await givenBelongings()
    const strangers = {
      customer: { token: tokens.customer },
      guest: { guest: newGuest() },
      staff: { token: tokens.admin },
    }
    const owners = {
      customer: { token: owner.token },
      guest: { guest: owner.guest },
      staff: { token: tokens.super_admin },
    }
    for (const [name, { id, body, area = 'customer' }] of Object.entries(OWNED)) {
      const [method = '', path = ''] = name.split(' ')
      const url = `/api${path.replace('{id}', String(id(owner)))}`
      const call = (who: CallOptions) => shop.call(method, url, { ...who, ...(body && { body }) })
      expect([name, (await call(strangers[area])).status]).toEqual([name, 404])
      const mine = await call(owners[area])
      // 409: this payment has not been made yet.
      expect([200, 201, 409], name).toContain(mine.status)
    }
    const status = `/api/customer/payment/status/${owner.intent.id}`
    expect((await shop.call('GET', status, strangers.customer)).status).toBe(404)
  })
})
