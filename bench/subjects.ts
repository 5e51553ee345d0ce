import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

export interface Subjects {
  slug: string
  printerSlug: string
  /** A guest with an order and a cart. */
  guestId: string
  /** The path with what its placeholders stand for; undefined where the shop has none. */
  fill(path: string): string | undefined
}

/** For each path with a placeholder, what the oldest of its kind is called: the demo's own, the same in every size. */
const FILLED_BY: readonly (readonly [path: RegExp, statement: string])[] = [
  [/products.*\/brand\/\{brand\}/, `select 'brother'`],
  [/products.*\/\{slug\}/, `select slug from products where sku = 'OC-BR-TN2420'`],
  [/products.*\/id\/\{id\}/, `select id from products where sku = 'OC-BR-TN2420'`],
  [/admin\/products\/\{id\}/, `select id from products where sku = 'OC-BR-TN2420'`],
  [/stock\/\{productId\}/, `select id from products where sku = 'OC-BR-TN2420'`],
  [/^\/printers\/\{slug\}/, `select slug from printers where slug like '%mfc-l2710dw'`],
  [
    /^\/customer\/payment\/status/,
    `select p.transaction_id from payments p join orders o on o.id = p.order_id join users u on u.id = o.user_id
      where u.email = 'customer@octavo.test' and p.transaction_id is not null order by p.order_id`,
  ],
  [
    /^\/(customer\/orders|orders)\/\{id\}(\/invoice)?$/,
    `select o.id from orders o join users u on u.id = o.user_id join documents d on d.order_id = o.id
      where u.email = 'customer@octavo.test' order by o.id`,
  ],
  [
    /^\/guest\/orders\/\{id\}$/,
    `select id from orders where guest_hash is not null and email not like '%@volume.example' order by id`,
  ],
  [
    /admin\/orders\/\{id\}(\/packing-slip|\/generate-invoice)?$/,
    `select order_id from documents order by id`,
  ],
  [/banners\/kaliaheader\/\{name\}/, `select 'header'`],
  [/banners\/\{type\}/, `select 'header'`],
  [/blogs\/\{slug\}/, `select slug from blogs where status = 'published' order by id`],
  [/pages\/\{name\}/, `select 'privacy'`],
  [/admin\/user-notifications/, `select id from users where email = 'customer@octavo.test'`],
  [/admin\/users\/\{id\}/, `select id from users where email = 'customer@octavo.test'`],
  [/admin\/cockpit\/\{queue\}/, `select 'fit'`],
  [/admin\/mail-templates/, `select 'order-shipped'`],
  ...Object.entries({
    'abandoned-carts': 'carts',
    'bank-statements': 'bank_statements',
    'phone-orders': 'phone_orders',
    withdrawals: 'withdrawals',
    'contact-submissions': 'contact_submissions',
    printers: 'printers',
    brands: 'brands',
    categories: 'categories',
    colors: 'colors',
    'price-batches': 'price_batches',
    'top-services': 'top_services',
    'seo-plugin': 'seo_entries',
    blogs: 'blogs',
    'search-synonyms': 'search_synonyms',
    'search-redirects': 'search_redirects',
    faqs: 'faqs',
    mails: 'mails',
  }).map(
    ([list, table]) =>
      [new RegExp(`^/admin/${list}/\\{id\\}$`), `select min(id) as id from ${table}`] as const,
  ),
]

export async function subjectsOf(db: Db): Promise<Subjects> {
  const found = await Promise.all(
    FILLED_BY.map(async ([path, statement]) => ({ path, value: await first(db, statement) })),
  )
  const fill = (path: string) => {
    if (!path.includes('{')) return path
    const value = found.find((one) => one.path.test(path))?.value
    return value === undefined
      ? undefined
      : path.replace(/\{\w+\}/, () => encodeURIComponent(value))
  }
  return {
    slug: fill('/customer/products/slug/{slug}')?.split('/').at(-1) ?? '',
    printerSlug: fill('/printers/{slug}')?.split('/').at(-1) ?? '',
    guestId: await givenGuest(db),
    fill,
  }
}

async function first(db: Db, statement: string): Promise<string | undefined> {
  const { rows } = await sql
    .raw<Record<string, string | number | null>>(`${statement} limit 1`)
    .execute(db)
  const value = Object.values(rows[0] ?? {})[0]
  return value === undefined || value === null ? undefined : String(value)
}

/** Takes over the demo's guest orders under an id that is known, and fills a cart. */
async function givenGuest(db: Db): Promise<string> {
  const guestId = `guest_${'g'.repeat(32)}`
  const hash = createHash('sha256').update(guestId).digest()
  await sql`update orders set guest_hash = ${hash} where guest_hash is not null and email not like '%@volume.example'`.execute(
    db,
  )
  await sql`with cart as (
      insert into carts (guest_hash) values (${hash}) on conflict do nothing returning id)
    insert into cart_items (cart_id, product_id, quantity)
    select cart.id, p.id, 1 from cart cross join (
      select id from products where status = 'active' and stock_kind = 'single' and in_stock order by id limit 3) p`.execute(
    db,
  )
  return guestId
}
