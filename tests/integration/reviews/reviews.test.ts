import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'OC-HP-12A-BK')
for (const id of [article, other]) await givenStock(shop, id, 1000)
const staff = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

beforeEach(() => sql`delete from limit_points`.execute(shop.db))
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const REVIEW = { rating: 4, title: 'Good', opinion: 'Prints well.', name: 'Ann' }
const write = (body: object = {}, options: object = {}) =>
  shop.call('POST', '/api/reviews', {
    body: { ...REVIEW, email: newEmail(), ...body },
    ...options,
  })
const list = (query = '') => shop.call('GET', `/api/reviews${query}`)
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/public-reviews${path}`, {
    token: staff.token,
    ...(body && { body }),
  })
const productOf = async (id: number) =>
  (await shop.call('GET', `/api/customer/products/id/${id}`)).body.data.product

async function givenReview(body: object = {}) {
  const { status, body: answer } = await write(body)
  expect(status).toBe(201)
  return answer.data.id as number
}
const publish = (id: number) => desk('PATCH', `/${id}`, { status: 'published' })

async function givenOrder(email: string, isDelivered: boolean) {
  const order = await givenCustomerOrder(shop, customer, [article], {
    details: { billing_email: email },
  })
  if (isDelivered)
    await sql`update orders set status = 'completed' where id = ${order.id}`.execute(shop.db)
}

describe('a review', () => {
  test('of a guest waits for staff, and then everybody reads it', async () => {
    const before = (await list()).body
    const id = await givenReview()
    expect((await list()).body.total).toBe(before.total)
    const answer = await publish(id)
    expect([answer.status, answer.body.data.status, answer.body.data.version]).toEqual([
      200,
      'published',
      2,
    ])
    const after = (await list('?sort=created_at')).body
    expect(after.total).toBe(before.total + 1)
    expect(after.data[0]).toMatchObject({ id, ...REVIEW, product: null, reply: null })
    expect(after.summary.histogram['4']).toBe(before.summary.histogram['4'] + 1)
    expect(Object.keys(after.data[0])).not.toContain('email')
  })

  test('counts for its article from the moment it is published until it is taken down', async () => {
    const before = await productOf(other)
    const [first, second] = [
      await givenReview({ product_id: other, rating: 5 }),
      await givenReview({ product_id: other, rating: 2 }),
    ]
    expect((await productOf(other)).reviews_count).toBe(before.reviews_count)
    await publish(first)
    await publish(second)
    const summary = (await list(`?product_id=${other}`)).body.summary
    expect(await productOf(other)).toMatchObject({
      reviews_count: before.reviews_count + 2,
      rating: summary.average,
    })
    await desk('PATCH', `/${first}`, { status: 'rejected', reason: 'Advertising' })
    await desk('DELETE', `/${second}`)
    expect(await productOf(other)).toMatchObject({
      reviews_count: before.reviews_count,
      rating: before.rating,
    })
  })

  test.each([
    ['of whoever has a delivered order with the article', true, article, true],
    ['not while the order is on its way', false, article, false],
    ['not of another article', true, other, false],
    ['of the shop by whoever bought anything', true, null, true],
  ])('is verified %s', async (_, isDelivered, product, isVerified) => {
    const email = newEmail()
    await givenOrder(email, isDelivered)
    const { body } = await write({ email: email.toUpperCase(), product_id: product })
    // Whoever types an address learns nothing about it.
    expect(body.data.is_purchase_verified).toBe(false)
    const { data } = (await publish(body.data.id)).body
    expect(data.is_purchase_verified).toBe(isVerified)
  })

  test('becomes verified when the order arrives before staff publish it', async () => {
    const email = newEmail()
    await givenOrder(email, false)
    const id = await givenReview({ email, product_id: article })
    await sql`update orders set status = 'completed' where email = ${email}`.execute(shop.db)
    expect((await publish(id)).body.data.is_purchase_verified).toBe(true)
  })

  test.each([
    ['no stars', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['no words', { opinion: '  ' }, 'opinion'],
    ['a link as a name', { name: 'cheap-ink.example.com' }, 'name'],
    ['a name of two lines', { name: 'Ann\nBcc: x' }, 'name'],
    ['no address', { email: 'ann' }, 'email'],
  ])('with %s is refused at its field', async (_, body, field) => {
    const answer = await write(body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('of an article that is not there is refused', async () => {
    expect((await write({ product_id: 2_147_483_000 })).status).toBe(404)
  })

  test('of a program that fills in every field is answered and dropped', async () => {
    const before = (await desk('GET', '?status=pending')).body.total
    expect((await write({ website: 'https://x.example' })).status).toBe(201)
    expect((await desk('GET', '?status=pending')).body.total).toBe(before)
  })
})

test('an address sends at most 20 in ten minutes', async () => {
  const answers = []
  for (let call = 0; call < 21; call += 1) answers.push(await write())
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('the list', () => {
  test('is narrowed by stars, language and words, and sorted; the summary counts all', async () => {
    const all = (await list()).body
    const four = (await list('?rating=4')).body
    expect(four.total).toBe(all.summary.histogram['4'])
    expect(four.summary).toEqual(all.summary)
    const lowest = (await list('?sort=rating&direction=asc')).body.data
    expect(lowest[0].rating).toBeLessThanOrEqual(lowest.at(-1).rating)
    const dutch = (await list('?language=nl&per_page=100')).body.data
    expect(new Set(dutch.map(({ language }: { language: string }) => language))).toEqual(
      new Set(['nl']),
    )
    expect((await list('?search=100%25_no_such')).body.total).toBe(0)
  })

  test('with its summary takes one statement', async () => {
    await list(`?product_id=${article}`)
    shop.takeStatements()
    await list(`?product_id=${article}&rating=5`)
    expect(shop.takeStatements()).toHaveLength(1)
  })
})

describe('staff', () => {
  test('answer a review in public and take the answer back', async () => {
    const id = await givenReview()
    await publish(id)
    const answered = (await desk('PATCH', `/${id}`, { reply: 'Thank you, Ann.' })).body.data
    expect(answered).toMatchObject({ reply: 'Thank you, Ann.', status: 'published' })
    expect(answered.replied_at).not.toBeNull()
    const back = (await desk('PATCH', `/${id}`, { reply: '' })).body.data
    expect([back.reply, back.replied_at]).toEqual([null, null])
  })

  test('with an older version are shown the newer one', async () => {
    const id = await givenReview()
    await publish(id)
    const stale = await desk('PATCH', `/${id}`, { status: 'rejected', version: 1 })
    expect([stale.status, stale.body.code, stale.body.data.status]).toEqual([
      409,
      'stale',
      'published',
    ])
  })

  test('leave an audit row with each change', async () => {
    const id = await givenReview()
    await publish(id)
    await desk('DELETE', `/${id}`)
    expect((await desk('DELETE', `/${id}`)).status).toBe(404)
    const rows = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity', '=', 'review')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'update', actor_id: staff.id },
      { action: 'delete', actor_id: staff.id },
    ])
  })

  test('find reviews by state, kind and words', async () => {
    const email = newEmail()
    await givenReview({ email, product_id: article })
    const found = (await desk('GET', `?status=pending&about=product&search=${email}`)).body
    expect(found.data).toMatchObject([{ email, status: 'pending', product: { id: article } }])
    expect((await desk('GET', `?about=shop&search=${email}`)).body.total).toBe(0)
  })
})

test('two changes at the same moment both count', async () => {
  const before = await productOf(other)
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => givenReview({ product_id: other, rating: 3 })),
  )
  await Promise.all(ids.map(publish))
  expect((await productOf(other)).reviews_count).toBe(before.reviews_count + 8)
})
