import { randomBytes } from 'node:crypto'

import { freePort } from '#database/embedded/postmaster.ts'
import { openDatabase, readRows } from '#database/pool.ts'

import { startMeasured } from './measured-server.ts'

const CHECKOUTS = 160
const AT_ONCE = 8

const DETAILS = {
  customer_type: 'individual',
  billing_first_name: 'Bench',
  billing_last_name: 'Mark',
  billing_email: 'bench@example.org',
  billing_phone: '025550188',
  billing_street: 'Kerkstraat 1',
  billing_city: 'Gent',
  billing_country: 'BE',
  billing_postal_code: '9000',
  payment_method: 'credit_card',
  terms_accepted: true,
}

interface Answer {
  data: Record<string, string | number>
}

/** How many whole checkouts a second one process finishes, gateway and mails included. */
export async function wholeCheckouts(databaseUrl: string): Promise<{ perSecond: number }> {
  const db = openDatabase(databaseUrl, { max: 1 })
  const articles = await readRows<{ id: number }>(
    db,
    "select p.id from products p join stock s on s.product_id = p.id where s.on_hand > 50 and p.stock_kind = 'single' order by p.id limit 100",
  )
  await db.destroy()
  const shop = await startMeasured('shop-server.ts', {
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort(0)),
    OCTAVO_ROLE: 'all',
  })
  const startedAt = performance.now()
  let next = 0
  async function buyer(): Promise<void> {
    while (next < CHECKOUTS) await buy(shop.address, articles[next++ % articles.length]?.id ?? 0)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
  const perSecond = CHECKOUTS / ((performance.now() - startedAt) / 1000)
  await shop.stop()
  return { perSecond }
}

async function buy(address: string, articleId: number): Promise<void> {
  const guest = `guest_${randomBytes(24).toString('base64url')}`
  const post = async (path: string, body: string, type = 'application/json'): Promise<Answer> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': type, 'x-session-id': guest },
      body,
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }
  await post(`/api/guest/cart/add/${articleId}`, '{"quantity":1}')
  const { data: checkout } = await post('/api/guest/orders/validate-order', JSON.stringify(DETAILS))
  const { data: intent } = await post(
    '/api/guest/payment/create-intent',
    JSON.stringify({ amount: checkout['amount'], currency: 'eur' }),
  )
  const form = new URLSearchParams({
    client_secret: String(intent['client_secret']),
    payment_method: 'pm_card_visa',
  })
  await post(
    `/test-gateway/v1/payment_intents/${intent['payment_intent_id']}/confirm`,
    form.toString(),
    'application/x-www-form-urlencoded',
  )
  await post(
    '/api/guest/orders',
    JSON.stringify({ transaction_id: intent['payment_intent_id'], payment_method: 'credit_card' }),
  )
}
