import { expect, test } from 'vitest'

import { auditJobs } from '#server/audit/jobs.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const admin = await givenPerson(shop, 'admin')
const superAdmin = await givenPerson(shop, 'super_admin')
const customer = await givenPerson(shop)

type Who = { token: string }
const list = async (query: string, { token }: Who = admin) =>
  shop.call('GET', `/api/admin/audit?${query}`, { token })
const undo = (id: number, { token }: Who = admin) =>
  shop.call('POST', `/api/admin/audit/${id}/undo`, { token, body: {} })
const change = (method: string, path: string, body: object, { token }: Who = admin) =>
  shop.call(method, `/api/admin${path}`, { token, body })
const newest = async (entity: string, id: number | string) =>
  (await list(`entity=${entity}&entity_id=${id}`)).body.data[0]

test('it is for staff alone', async () => {
  expect((await list('', customer)).status).toBe(403)
  expect((await shop.call('GET', '/api/admin/audit')).status).toBe(401)
  expect((await undo(1, customer)).status).toBe(403)
  expect((await undo(2_147_483_000)).status).toBe(404)
})

test('each filter narrows it, and words are found in what changed', async () => {
  await change('PUT', '/settings/stock', { hold_minutes: 20 })
  await change('PUT', '/settings/staff', { second_factor_required: false }, superAdmin)
  const today = new Date().toISOString().slice(0, 10)
  const row = await newest('settings', 'stock')
  expect(row).toMatchObject({
    action: 'update',
    entity: 'settings',
    entity_id: 'stock',
    actor: { id: admin.id, email: admin.email },
    before: { hold_minutes: 15 },
    after: { hold_minutes: 20 },
  })
  for (const query of [
    `actor_id=${admin.id}`,
    'action=update',
    `date_from=${today}`,
    `date_from=2020-01-01&date_to=2099-01-01`,
    'search=HOLD_minutes',
  ]) {
    const ids = (await list(query)).body.data.map(({ id }: { id: number }) => id)
    expect(ids, query).toContain(row.id)
  }
  for (const query of [
    `actor_id=${superAdmin.id}`,
    'action=delete',
    'date_to=2020-01-01',
    'search=nothing-like-it',
    'entity=order',
  ])
    expect((await list(query)).body.data, query).not.toContainEqual(
      expect.objectContaining({ id: row.id }),
    )
  expect((await list('date_from=yesterday')).status).toBe(422)
})

test('a change of the settings is undone, and the undo as well', async () => {
  await change('PUT', '/settings/shop', { phone: '02 555 09 09' })
  const row = await newest('settings', 'shop')
  expect((await undo(row.id)).status).toBe(200)
  const shown = async () =>
    (await shop.call('GET', '/api/admin/settings/shop', { token: admin.token })).body.data.phone
  expect(await shown()).toBe('02 555 01 88')
  const undone = await newest('settings', 'shop')
  expect(undone).toMatchObject({ action: 'undo', after: { phone: '02 555 01 88' } })
  expect((await undo(undone.id)).status).toBe(200)
  expect(await shown()).toBe('02 555 09 09')
})

test('what was changed since is not overwritten: the answer says what it is now', async () => {
  await change('PUT', '/settings/reviews', { ask_after_days: 12 })
  const first = await newest('settings', 'reviews')
  await change('PUT', '/settings/reviews', { ask_after_days: 14 })
  const { status, body } = await undo(first.id)
  expect([status, body.code, body.data]).toEqual([409, 'stale', { ask_after_days: 14 }])
})

test('money and taxes are put back by a super admin alone', async () => {
  await change(
    'PUT',
    '/settings/payment',
    { unpaid_transfers: 4, guest_transfer_limit: '900' },
    superAdmin,
  )
  const row = await newest('settings', 'payment')
  expect(row.can_undo).toBe(false)
  expect((await undo(row.id)).status).toBe(409)
  expect((await undo(row.id, superAdmin)).status).toBe(200)
  const { body } = await shop.call('GET', '/api/admin/settings/payment', { token: admin.token })
  expect(body.data).toMatchObject({ unpaid_transfers: 3, guest_transfer_limit: '1000.00' })
})

test('content goes back to what it said, with its HTML', async () => {
  const draft = {
    title: 'Ink dries',
    body: 'It **dries**.',
    excerpt: 'Short',
    category: 'ink-tips',
  }
  const made = await change('POST', '/blogs', draft)
  const id: number = made.body.data.id
  await change('PUT', `/blogs/${id}`, { body: 'It *lasts*.', title: 'Ink lasts' })
  expect((await undo((await newest('blog', id)).id)).status).toBe(200)
  const { body } = await shop.call('GET', `/api/admin/blogs/${id}`, { token: admin.token })
  expect(body.data).toMatchObject({ title: 'Ink dries', body: 'It **dries**.' })
  expect(body.data.body_html).toContain('<strong>dries</strong>')

  const service = await change('POST', '/top-services', { name: 'Fast' })
  const serviceId: number = service.body.data.id
  await change('PUT', `/top-services/${serviceId}`, { name: 'Faster' })
  const row = await newest('top_service', serviceId)
  expect(row.name).toBe('Faster')
  expect((await undo(row.id)).status).toBe(200)
  await shop.call('DELETE', `/api/admin/top-services/${serviceId}`, { token: admin.token })
  const gone = await undo(row.id)
  expect([gone.status, gone.body.code]).toEqual([409, 'conflict'])
})

test('the status of a review is put back', async () => {
  const { body } = await shop.call('GET', '/api/admin/public-reviews?status=published', {
    token: admin.token,
  })
  const id: number = body.data[0].id
  await change('PATCH', `/public-reviews/${id}`, { status: 'rejected', reason: 'Not about us' })
  const row = await newest('review', id)
  expect((await undo(row.id)).status).toBe(200)
  const after = await shop.call('GET', '/api/admin/public-reviews?status=published&per_page=100', {
    token: admin.token,
  })
  expect(after.body.data.map((one: { id: number }) => one.id)).toContain(id)
})

test('prices and status of an article go back, unless something since leaves no room', async () => {
  const product = await shop.db
    .selectFrom('products')
    .select(['id', 'regular_price_cents', 'low_stock_threshold'])
    .where('sale_price_cents', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const was = (product.regular_price_cents / 100).toFixed(2)
  const noted = (before: object, after: object) =>
    shop.db
      .insertInto('audit_log')
      .values({
        actor_id: admin.id,
        action: 'update',
        entity: 'product',
        entity_id: String(product.id),
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        ip: '127.0.0.1',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const set = (fields: object) =>
    shop.db.updateTable('products').set(fields).where('id', '=', product.id).execute()
  await set({ regular_price_cents: 990_000, status: 'archived' })
  const { id } = await noted(
    { regular_price: was, status: 'active' },
    { regular_price: '9900.00', status: 'archived' },
  )
  await set({ sale_price_cents: 980_000 })
  expect((await undo(id)).body.message).toMatch(/does not fit/)
  await set({ sale_price_cents: null })
  expect((await undo(id)).status).toBe(200)
  const after = await shop.db
    .selectFrom('products')
    .select(['regular_price_cents', 'listed_price_cents', 'status'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({
    regular_price_cents: product.regular_price_cents,
    listed_price_cents: product.regular_price_cents,
    status: 'active',
  })
  const threshold = `/stock/${product.id}/threshold`
  await change('PATCH', threshold, { low_stock_threshold: product.low_stock_threshold + 3 })
  expect((await undo((await newest('product', product.id)).id)).status).toBe(200)
  const stock = await noted({ stock: 1 }, { stock: 2 })
  expect((await undo(stock.id)).body.code).toBe('conflict')
})

test('texts and lists of an article go back by the rules of its editor, prices among them', async () => {
  const [changed, other] = await shop.db
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('status', '=', 'active')
    .where('stock_kind', '=', 'single')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  if (changed === undefined || other === undefined)
    throw new Error('The demo has two such articles')
  const { id } = changed
  const read = async () =>
    (await shop.call('GET', `/api/admin/products/${id}`, { token: admin.token })).body.data
  const before = await read()
  await change('PUT', `/products/${id}`, {
    name_nl: 'Een andere naam',
    related_ids: [other.id],
    regular_price: '999.95',
    sku: 'CHANGED-1',
  })
  const row = (await newest('product', id)).id
  expect((await undo(row)).status).toBe(200)
  const after = await read()
  // The history tells of both changes.
  const told = { version: 0, updated_at: '', price_history: [] }
  expect({ ...after, ...told }).toEqual({ ...before, ...told })
  expect(after.version).toBeGreaterThan(before.version)

  await change('PUT', `/products/${id}`, { sku: 'CHANGED-2' })
  const taken = (await newest('product', id)).id
  await change('PUT', `/products/${other.id}`, { sku: before.sku })
  expect((await undo(taken)).body.message).toMatch(/does not fit/)
})

test('brands, categories, colours and printers go back to what they said', async () => {
  const read = async (path: string) =>
    (await shop.call('GET', `/api/admin/${path}`, { token: admin.token })).body.data
  const { id: canonId } = (await read('brands?search=canon'))[0]
  const { id: inkId } = (await read('categories?search=ink'))[0]
  for (const [entity, desk, made, changes] of [
    ['brand', 'brands', { name: 'Yeti Ink' }, { name: 'Yeti', slug: 'yeti', in_menu: true }],
    ['color', 'colors', { name: 'Teal', hex: '#008080' }, { name_nl: 'Groenblauw', hex: null }],
    ['category', 'categories', { name: 'Staples' }, { name: 'Nails', parent_id: inkId }],
    [
      'printer',
      'printers',
      { name: 'Canon Yeti 1', brand_id: canonId, technology: 'inkjet', aliases: ['Yeti'] },
      { name: 'Canon Yeti 2', technology: 'laser', aliases: [], year: 2020 },
    ],
  ] as const) {
    const { id } = (await change('POST', `/${desk}`, made)).body.data
    const before = await read(`${desk}/${id}`)
    await change('PUT', `/${desk}/${id}`, changes)
    const row = await newest(entity, id)
    expect([entity, row.can_undo]).toEqual([entity, true])
    expect((await undo(row.id)).status).toBe(200)
    expect(await read(`${desk}/${id}`)).toEqual({ ...before, version: before.version + 2 })
    expect(await newest(entity, id)).toMatchObject({ action: 'undo', before: row.after })
    expect((await undo(row.id)).body).toMatchObject({ code: 'stale' })
  }
})

test('a category whose place is gone, a name that is taken and the house brand stay', async () => {
  const make = async (desk: string, body: object) =>
    (await change('POST', `/${desk}`, body)).body.data
  const [over, under] = [
    await make('categories', { name: 'Over' }),
    await make('categories', { name: 'Under' }),
  ]
  const moved = await make('categories', { name: 'Moved', parent_id: over.id })
  await change('PUT', `/categories/${moved.id}`, { parent_id: under.id })
  const move = await newest('category', moved.id)
  await shop.call('DELETE', `/api/admin/categories/${over.id}`, { token: admin.token })
  expect((await undo(move.id)).body.message).toMatch(/does not fit/)

  const named = await make('colors', { name: 'Old rose', slug: 'old-rose' })
  await change('PUT', `/colors/${named.id}`, { slug: 'rose-of-old' })
  const renamed = await newest('color', named.id)
  await make('colors', { name: 'Old rose too', slug: 'old-rose' })
  expect((await undo(renamed.id)).body.message).toMatch(/taken this name/)

  const brands = (await shop.call('GET', '/api/admin/brands?per_page=100', { token: admin.token }))
    .body.data as {
    id: number
    is_house_brand: boolean
  }[]
  const house = brands.find((one) => one.is_house_brand)
  const other = brands.find((one) => !one.is_house_brand)
  await change('PUT', `/brands/${other?.id}`, { is_house_brand: true })
  expect((await undo((await newest('brand', other?.id ?? 0)).id)).status).toBe(409)
  await change('PUT', `/brands/${house?.id}`, { is_house_brand: true })
})

test('stock changed by hand is taken back as a movement: what went since stays gone', async () => {
  const { product_id: id, on_hand: onHand } = (
    await shop.call('GET', '/api/admin/stock?search=OC-BR-TN2420', { token: admin.token })
  ).body.data[0]
  const shelf = async () => {
    const { body } = await shop.call('GET', '/api/admin/stock?search=OC-BR-TN2420', {
      token: admin.token,
    })
    return body.data[0].on_hand
  }
  const adjust = (quantity: number) =>
    change('PATCH', `/stock/${id}`, { mode: 'delta', quantity, reason: 'Found' })
  await adjust(30)
  const found = await newest('stock', id)
  expect(found).toMatchObject({ can_undo: true, after: { on_hand: onHand + 30 } })
  // Three go meanwhile.
  await moveShelf(id, -3)
  expect((await undo(found.id)).status).toBe(200)
  expect(await shelf()).toBe(onHand - 3)
  expect(await newest('stock', id)).toMatchObject({
    action: 'undo',
    before: { on_hand: onHand + 27 },
    after: { on_hand: onHand - 3, reason: 'undo: Found' },
  })
  // Once is enough; taking the undo back is another change.
  const twice = await undo(found.id)
  expect([twice.status, twice.body.code, twice.body.data]).toEqual([
    409,
    'stale',
    { on_hand: onHand - 3 },
  ])
  expect((await undo((await newest('stock', id)).id)).status).toBe(200)
  expect(await shelf()).toBe(onHand + 27)
  // Adjusted by hand since, it stays.
  await adjust(-2)
  expect((await undo(found.id)).body.code).toBe('stale')
  await change('PATCH', `/stock/${id}`, { mode: 'delta', quantity: 10, reason: 'More' })
  const more = await newest('stock', id)
  await moveShelf(id, -(onHand + 30))
  expect((await undo(more.id)).body.message).toMatch(/less than nothing/)
  expect(await shop.audit()).toEqual([])
})

/** Pieces come or go without staff. */
async function moveShelf(productId: number, pieces: number) {
  await shop.db
    .updateTable('stock')
    .set((eb) => ({ on_hand: eb('on_hand', '+', pieces) }))
    .where('product_id', '=', productId)
    .execute()
  await shop.db
    .insertInto('stock_movements')
    .values({ product_id: productId, kind: 'write_off', on_hand_change: pieces, actor: 'shop' })
    .execute()
}

test('a row is kept for ten years', async () => {
  const row = await newest('settings', 'stock')
  await shop.db
    .updateTable('audit_log')
    .set({ at: new Date(Date.now() - 10.1 * 365.25 * 86_400_000) })
    .where('id', '=', row.id)
    .execute()
  for (const { run } of auditJobs(shop)) await run({})
  expect((await list(`entity=settings&entity_id=stock`)).body.data).not.toContainEqual(
    expect.objectContaining({ id: row.id }),
  )
})

test('a price changed in the editor goes back, and its 30 days are remembered', async () => {
  const product = await shop.db
    .selectFrom('products')
    .select(['id', 'regular_price_cents'])
    .where('sale_price_cents', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const longAgo = new Date(Date.now() - 60 * 86_400_000)
  await shop.db.deleteFrom('price_history').where('product_id', '=', product.id).execute()
  await shop.db
    .insertInto('price_history')
    .values({
      product_id: product.id,
      price_cents: product.regular_price_cents,
      valid_from: longAgo,
    })
    .execute()
  const dearer = ((product.regular_price_cents + 500) / 100).toFixed(2)
  await change('PUT', `/products/${product.id}`, { regular_price: dearer })
  expect((await undo((await newest('product', product.id)).id)).status).toBe(200)
  const after = await shop.db
    .selectFrom('products')
    .select(['regular_price_cents', 'listed_price_cents', 'lowest_price_30d_cents'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({
    regular_price_cents: product.regular_price_cents,
    listed_price_cents: product.regular_price_cents,
    lowest_price_30d_cents: product.regular_price_cents,
  })
  const history = await shop.db
    .selectFrom('price_history')
    .select('price_cents')
    .where('product_id', '=', product.id)
    .orderBy('id')
    .execute()
  expect(history.map(({ price_cents: price }) => price - product.regular_price_cents)).toEqual([
    0, 500, 0,
  ])
})
