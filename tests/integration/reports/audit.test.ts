import { beforeAll, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { auditPayments } from '#server/reports/audit-payments.ts'
import { INVARIANTS } from '#server/reports/invariants.ts'
import {
  addToCart,
  articleId,
  givenIntent,
  givenStock,
  type Intent,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
let intent: Intent
let order: number

beforeAll(async () => {
  await givenStock(shop, article, 50)
  const guest = newGuest()
  await addToCart(shop, guest, article)
  intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  order = (await placeOrder(shop, guest, intent)).body.data.id
})

/** For each rule a row that breaks it. Constraints that forbid it are taken away first: they could be missing one day. */
const PLANTED: Record<string, (ids: { order: number; intent: string; article: number }) => string> =
  {
    I1: (ids) => `alter table stock drop constraint stock_reserved_within_on_hand;
      update stock set reserved = reserved + 1 where product_id = ${ids.article}`,
    I2: (ids) => `update stock set on_hand = on_hand + 1 where product_id = ${ids.article}`,
    I3: (ids) => `alter table payments drop constraint payments_transaction_unique;
      update payments set transaction_id = '${ids.intent}'
      where order_id = (select max(id) from orders where id <> ${ids.order})`,
    I4: (
      ids,
    ) => `insert into checkouts (guest_hash, language, customer_type, details, payment_method, subtotal_cents,
        shipping_fee_cents, tax_cents, tax_lines, total_cents, expires_at, state)
      values ('\\x01', 'en', 'individual', '{}', 'credit_card', 1, 0, 0, '[]', 1, now(), 'released');
      insert into payment_intents (id, checkout_id, amount_cents, client_secret, status)
      values ('pi_planted_${ids.order}', (select max(id) from checkouts), 1, 's', 'succeeded')`,
    I5: (ids) =>
      `update payments set amount_cents = amount_cents + 1 where order_id = ${ids.order}`,
    I6: (ids) => `update orders set tax_lines = jsonb_set(tax_lines, '{0,vat}', '1')
      where id = ${ids.order}`,
    I7: () => `alter table documents disable trigger documents_unchangeable;
      delete from documents where id = (select min(id) from documents)`,
    I9: (ids) => `alter table payments drop constraint payments_refunded_within_amount;
      update payments set refunded_cents = amount_cents + 1 where order_id = ${ids.order}`,
    I10: (ids) => `insert into order_events (order_id, kind, actor)
      values (${ids.order}, 'placed', 'test')`,
    I11: (ids) => `update checkouts set state = 'open'
      where id = (select checkout_id from orders where id = ${ids.order})`,
    I12: () => `alter table carts drop constraint carts_exactly_one_owner;
      insert into carts default values;
      insert into cart_items (cart_id, product_id, quantity)
      values ((select max(id) from carts), (select min(id) from products), 1)`,
    I13: (ids) => `update checkouts c set cart_id = o.cart_id, cart_generation = o.cart_generation
      from (select c.cart_id, c.cart_generation from checkouts c join orders o on o.checkout_id = c.id where o.id = ${ids.order}) o
      where c.id = (select checkout_id from orders where id <> ${ids.order} and status not in ('cancelled', 'refunded') limit 1)`,
    I15: (ids) => `update stock_movements set order_id = null where order_id = ${ids.order}`,
  }

/** Names the rules that find something once the fault is there; nothing of it stays. */
async function rulesNaming(fault: string): Promise<string[]> {
  const named: string[] = []
  const undo = new Error('undo')
  await shop.db
    .transaction()
    .execute(async (trx) => {
      for (const statement of fault.split(/;\s*\n/)) await readRows(trx, statement)
      for (const [name, { sql }] of Object.entries(INVARIANTS)) {
        if ((await readRows(trx, sql)).length > 0) named.push(name)
      }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return named
}

test('the shop is sound before anything is planted', async () => {
  expect(await shop.audit()).toEqual([])
})

test.each(Object.keys(PLANTED))('%s names its planted fault', async (rule) => {
  const fault = PLANTED[rule]?.({ order, intent: intent.id, article }) ?? ''
  expect(await rulesNaming(fault)).toContain(rule)
})

test.each([
  ['I5', 'update order_items set quantity = quantity + 1 where order_id = $order'],
  ['I5', "update payments set status = 'partially_refunded' where order_id = $order"],
  ['I5', "update orders set status = 'refunded' where id = $order"],
  ['I9', 'update payments set refunded_cents = 100 where order_id = $order'],
  ['I9', "insert into refunds (order_id, amount_cents, actor) values ($order, 100, 'test')"],
  [
    'I9',
    `update payments set paid_at = null, refunded_cents = 100 where order_id = $order;
    insert into refunds (order_id, amount_cents, actor) values ($order, 100, 'test')`,
  ],
  [
    'I9',
    `insert into refunds (order_id, intent_id, amount_cents, actor, status, settled_at)
    values ($order, '$intent', 100, 'test', 'succeeded', now())`,
  ],
  [
    'I9',
    `insert into refunds (order_id, amount_cents, actor) values ($order, 100, 'test');
    insert into refund_lines (refund_id, order_item_id, quantity, amount_cents, restock)
    select (select max(id) from refunds), id, 1, 101, false from order_items where order_id = $order`,
  ],
  [
    'I9',
    `insert into refunds (order_id, amount_cents, actor) values ($order, 100, 'test');
    insert into refund_lines (refund_id, order_item_id, quantity, amount_cents, restock)
    select (select max(id) from refunds), id, quantity + 1, 100, false from order_items where order_id = $order`,
  ],
  ['I10', "insert into order_events (order_id, kind, actor) values ($order, 'paid', 'test')"],
  ['I7', 'update document_counters set last_number = last_number + 1'],
  [
    'I7',
    `alter table documents disable trigger documents_unchangeable;
    update documents set snapshot = replace(snapshot, '"quantity":1', '"quantity":9')`,
  ],
  [
    'I7',
    `alter table documents drop constraint documents_sequence_unique;
    alter table documents disable trigger documents_unchangeable;
    update documents set sequence = sequence - 1 where id = (select max(id) from documents)`,
  ],
  ['I11', "update payments set status = 'failed' where order_id = $order"],
  [
    'I11',
    `update payments set paid_at = null where order_id = $order;
    insert into shipments (order_id, carrier, tracking_number) values ($order, 'bpost', '1')`,
  ],
  [
    'I15',
    `insert into stock_movements (product_id, kind, on_hand_change, actor, order_id)
    select product_id, 'return', quantity + 1, 'test', order_id from order_items where order_id = $order`,
  ],
  [
    'I15',
    `insert into shipments (order_id, carrier, tracking_number) values ($order, 'bpost', '1');
    insert into shipment_lines (shipment_id, order_item_id, quantity)
    select (select max(id) from shipments), id, quantity + 1 from order_items where order_id = $order`,
  ],
  [
    'I16',
    "update webhook_events set processed_at = null, received_at = now() - interval '1 hour' where intent_id = '$intent'",
  ],
])('%s names: %s', async (rule, fault) => {
  const planted = fault.replaceAll('$order', String(order)).replaceAll('$intent', intent.id)
  expect(await rulesNaming(planted)).toContain(rule)
})

test('every rule has a planted fault', () => {
  const elsewhere = ['I8', 'I16'] // with the mails
  expect(
    Object.keys(INVARIANTS)
      .filter((rule) => !elsewhere.includes(rule))
      .toSorted(),
  ).toEqual(Object.keys(PLANTED).toSorted())
})

test('I14 asks the provider: money without an order or a flag is named', async () => {
  const { provider } = shop.server.shop
  const ask = () =>
    auditPayments(shop.db, provider, {
      since: new Date(Date.now() - 3_600_000),
      now: new Date(Date.now() + 60_000),
      graceSeconds: 0,
    })
  expect(await ask()).toEqual([])

  const lost = await provider.createIntent({
    checkoutId: 0,
    key: 'planted',
    amount: 1000,
    email: 'an@example.org',
  })
  await provider.confirmIntent(lost.id, 'pm_card_visa', `${shop.address}/order-confirmation`)

  expect(await ask()).toEqual([
    {
      invariant: 'I14',
      claim: 'captured money belongs to a living order, or is flagged for staff',
      subject: `payment ${lost.id}`,
      detail: 'captured, without an order or a flag',
    },
  ])
})

test('I14 says so when the provider cannot be asked', async () => {
  const { provider } = shop.server.shop
  const broken = {
    ...provider,
    capturedIntents: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no answer')) }),
    }),
  }
  const findings = await auditPayments(shop.db, broken, {
    since: new Date(0),
    now: new Date(),
    graceSeconds: 0,
  })
  expect(findings[0]).toMatchObject({ invariant: 'I14', detail: 'could not be asked: no answer' })
})
