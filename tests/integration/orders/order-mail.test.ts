import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import {
  addToCart,
  articleId,
  DETAILS,
  eventually,
  givenStock,
  pay,
} from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const arrived: Buffer[] = []
const port = await freePort(0)
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      arrived.push(Buffer.concat(parts))
      done()
    })
  },
})
await new Promise<void>((resolve) => {
  mailServer.listen(port, '127.0.0.1', resolve)
})
afterAll(() => new Promise<void>((resolve) => mailServer.close(() => resolve())))

async function mailsTo(address: string): Promise<Email[]> {
  const mails = await Promise.all(arrived.map((raw) => PostalMime.parse(raw)))
  return mails.filter(({ to }) => to?.[0]?.address === address)
}

const shop = await givenShop({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 50)

test.each([
  ['en', /Total/, /€\d/],
  ['nl', /Totaal/, /€\s\d/],
  ['fr', /Total/, /\d\s€/],
])('the order mail speaks %s, in HTML and in text', async (language, total, amount) => {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const email = `${language}@example.org`
  const valid = await shop.call('POST', '/api/guest/orders/validate-order', {
    guest,
    language,
    body: { ...DETAILS, billing_email: email },
  })
  const made = await shop.call('POST', '/api/guest/payment/create-intent', {
    guest,
    language,
    body: { amount: valid.body.data.amount, currency: 'eur' },
  })
  const intent = { id: made.body.data.payment_intent_id, secret: made.body.data.client_secret }
  await pay(shop, intent)
  const { body } = await shop.call('POST', '/api/guest/orders', {
    guest,
    language,
    body: { transaction_id: intent.id, payment_method: 'credit_card' },
  })

  // The invoice has a mail of its own.
  const ofOrder = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject?.includes(body.data.order_number))
  const mail = await eventually(
    async () => (await ofOrder())[0],
    (found) => found !== undefined,
  )

  expect(mail?.subject).toContain(body.data.order_number)
  expect(mail?.text).toMatch(total)
  expect(mail?.text).toMatch(amount)
  expect(mail?.html).toContain(body.data.order_number)
  expect(mail?.html).toContain(`<html lang="${language}">`)
  expect(mail?.text).not.toMatch(/\{\{|undefined|order_received\./)
  expect(mail?.from?.address).toBe('orders@octavo.example')
  const stored = () =>
    shop.db
      .selectFrom('mails')
      .select(['status', 'message_id'])
      .where('dedupe_key', '=', `order-received:${body.data.id}`)
      .executeTakeFirstOrThrow()
  expect((await eventually(stored, ({ status }) => status === 'sent')).status).toBe('sent')
  expect(mail?.messageId).toBe((await stored()).message_id)
  expect(await ofOrder()).toHaveLength(1)
  expect(await shop.audit()).toEqual([])
})
