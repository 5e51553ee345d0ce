import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { askForReviews } from '#server/reviews/ask-for-reviews.ts'
import { reviewJobs } from '#server/reviews/jobs.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 1000)

beforeEach(() => sql`delete from limit_points`.execute(shop.db))
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const run = () => askForReviews(shop.server.shop)
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['language', 'text', 'unsubscribe_url'])
    .where('recipient', '=', email)
    .where('template', '=', 'review-request')
    .execute()

interface Given {
  daysAgo?: number
  consent?: 'account' | 'address' | 'none'
}

/** An order that arrived some days ago, of somebody who agreed to mails or did not. */
async function givenArrival({ daysAgo = 11, consent = 'account' }: Given = {}) {
  const customer = await givenPerson(shop)
  const email = consent === 'address' ? newEmail() : customer.email
  const order = await givenCustomerOrder(shop, customer, [article], {
    language: 'nl',
    details: { billing_email: email },
  })
  await sql`insert into shipments (order_id, carrier, tracking_number, status, shipped_at, delivered_at)
    values (${order.id}, 'bpost', 'X', 'delivered', now(), now() - make_interval(days => ${daysAgo}))`.execute(
    shop.db,
  )
  await sql`update orders set status = 'completed' where id = ${order.id}`.execute(shop.db)
  if (consent === 'account')
    await sql`update users set marketing_consent_at = now() where id = ${customer.id}`.execute(
      shop.db,
    )
  if (consent === 'address')
    await sql`insert into newsletter_subscriptions (email, text_version, confirmed_at) values (${email}, 'x', now())`.execute(
      shop.db,
    )
  return { email, orderId: order.id, customer }
}

describe('ten days after the delivery', () => {
  test('whoever agreed to mails is asked, once, with a link that fills the form in', async () => {
    const { email, orderId } = await givenArrival()
    await run()
    await run()
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ language: 'nl' })
    expect(mails[0]?.unsubscribe_url).toContain('/api/newsletter/one-click?token=')
    const [, token = ''] = new RegExp(`/reviews\\?order=${orderId}&token=([\\w.-]+)`).exec(mails[0]?.text ?? '') ?? [] // prettier-ignore
    const order = await shop.call('GET', `/api/orders/${orderId}?token=${token}`)
    expect([order.status, order.body.data.items[0].product.id]).toEqual([200, article])
  })

  test('consent of the address alone will do', async () => {
    const { email } = await givenArrival({ consent: 'address' })
    await run()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test.each<[string, Given]>([
    ['without consent', { consent: 'none' }],
    ['earlier than the setting says', { daysAgo: 9 }],
    ['weeks later', { daysAgo: 40 }],
  ])('nobody is asked %s', async (_, given) => {
    const { email } = await givenArrival(given)
    await run()
    expect(await mailsTo(email)).toEqual([])
  })

  test('nobody is asked about what they send back', async () => {
    const { email, orderId } = await givenArrival()
    await sql`insert into withdrawals (order_id) values (${orderId})`.execute(shop.db)
    await run()
    expect(await mailsTo(email)).toEqual([])
    await sql`delete from withdrawals where order_id = ${orderId}`.execute(shop.db)
  })

  test('whoever was asked lately is left in peace', async () => {
    const first = await givenArrival()
    await run()
    await sql`update orders set email = ${first.email} where id = ${(await givenArrival()).orderId}`.execute(
      shop.db,
    )
    await run()
    expect(await mailsTo(first.email)).toHaveLength(1)
  })
})

describe('what is forgotten', () => {
  const forget = async () => {
    for (const job of reviewJobs(shop.server.shop))
      if (job.queue === 'forget-reviews') await job.run({})
  }
  const givenReview = async (status: string, monthsAgo: number) => {
    const { rows } = await sql<{ id: number }>`
      insert into reviews (rating, title, opinion, name, email, status, created_at, decided_at)
      values (3, 'T', 'O', 'N', ${newEmail()}, ${status}, now() - make_interval(months => ${monthsAgo}), now() - make_interval(months => ${monthsAgo}))
      returning id`.execute(shop.db)
    return rows[0]?.id ?? 0
  }

  test('a rejected review goes after six months, a published one stays', async () => {
    const ids = [
      await givenReview('rejected', 7),
      await givenReview('rejected', 5),
      await givenReview('published', 30),
    ]
    await forget()
    const left = await shop.db.selectFrom('reviews').select('id').where('id', 'in', ids).execute()
    expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.slice(1))
  })
})
