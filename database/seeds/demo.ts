import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'

import type { Db, Trx } from '#database/pool.ts'
import { REFRESH_STATISTICS } from '#database/refresh-statistics.ts'

import { seedCatalogue } from './catalogue.ts'
import { seedContent, type TextMaker } from './content.ts'
import { seedBanners } from './content/banners.ts'
import { seedDemoCustomer } from './demo-customer.ts'
import { businessOrders, privateOrders, waitingOrders } from './demo-orders.ts'
import { prepareDemoPayments, seedDemoPayments } from './demo-payments.ts'
import { seedLeftCarts } from './left-carts.ts'
import { seedMessages } from './messages.ts'
import { seedOrders, sellableItems } from './orders.ts'
import type { Buyer } from './past-order.ts'
import { seedReviews } from './reviews.ts'
import { seedWithdrawals } from './withdrawals.ts'

export interface SeedOptions {
  now?: Date
  /** Called with what is being loaded. */
  onProgress?: (step: string) => void
  /** Gives past orders and refunds their documents: the server knows how, the database does not. */
  issueDocuments: (trx: Trx) => Promise<void>
  text: TextMaker
}

export const DEMO_PASSWORD = 'octavo-demo'

const CUSTOMER = 'customer@octavo.test'
const BUSINESS = 'business@octavo.test'
const ADMIN = 'admin@octavo.test'
const COMPANY = { company_name: 'Studio Noord BV', vat_number: 'BE0999999922' }
const MEMBERSHIP_DAYS = 540
const DAY_MS = 86_400_000

/** Invented people; the company and its number are fictitious too. */
const ACCOUNTS = [
  {
    name: 'Sofie Peeters',
    email: CUSTOMER,
    role: 'customer',
    phone: '+32 478 12 34 56',
    address: 'Vlaanderenstraat 114, 9000 Gent',
  },
  {
    name: 'Tom Willems',
    email: BUSINESS,
    role: 'customer',
    phone: '+32 2 555 01 42',
    address: 'Havenlaan 2, 1000 Brussel',
    ...COMPANY,
  },
  { name: 'Jan Admin', email: ADMIN, role: 'admin' },
  { name: 'Sofie Superadmin', email: 'superadmin@octavo.test', role: 'super_admin' },
] as const

const SERVICES = [
  {
    name: 'Free delivery from €50 on Octavo products',
    name_nl: 'Gratis levering vanaf € 50 aan Octavo-producten',
    name_fr: 'Livraison gratuite dès 50 € de produits Octavo',
    icon_color: 'blue',
  },
  {
    name: 'Ordered before 16:00, delivered the next working day',
    name_nl: 'Vóór 16.00 uur besteld, de volgende werkdag in huis',
    name_fr: 'Commandé avant 16 h, livré le jour ouvrable suivant',
    icon_color: 'green',
  },
  {
    name: 'Lifetime warranty on Octavo cartridges',
    name_nl: 'Levenslange garantie op Octavo-cartridges',
    name_fr: 'Garantie à vie sur les cartouches Octavo',
    icon_color: 'blue',
  },
]

/** Whether the demo data are complete. The accounts are loaded last, so they prove it. */
export async function hasDemo(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', CUSTOMER)
    .executeTakeFirst()
  return row !== undefined
}

/** Loads the demo shop in one transaction: catalogue, content, past orders, four accounts. */
export async function seedDemo(
  db: Db,
  { now = new Date(), onProgress = () => undefined, issueDocuments, text }: SeedOptions,
): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD)
  await prepareDemoPayments(db)
  await db.transaction().execute(async (trx) => {
    await seedCatalogue(trx, now, onProgress)
    await trx
      .insertInto('top_services')
      .values(SERVICES.map((service, position) => ({ ...service, position })))
      .execute()
    onProgress('blog and questions')
    await seedContent(trx, text, now)
    await seedBanners(trx)
    const accounts = await insertAccounts(trx, passwordHash, now)
    onProgress('past orders')
    await seedCustomers(trx, accounts, now)
    onProgress('reviews and messages')
    await seedReviews(trx, now)
    await seedMessages(trx, now)
    await sql`select count_days('2000-01-01')`.execute(trx)
    await rememberCarts(trx)
    await seedDemoPayments(trx, now)
    onProgress('invoices')
    await issueDocuments(trx)
  })
  await sql.raw(REFRESH_STATISTICS).execute(db)
}

/** The carts and checkouts of past days are forgotten by now, but were counted: more of them than were paid. */
async function rememberCarts(trx: Trx): Promise<void> {
  await sql`update days set carts = greatest(carts, 3 * paid_orders + extract(day from day)::int % 3),
    checkouts = greatest(checkouts, paid_orders + (paid_orders + 1) / 2)`.execute(trx)
}

async function insertAccounts(
  trx: Trx,
  passwordHash: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const created_at = new Date(now.getTime() - MEMBERSHIP_DAYS * DAY_MS)
  const rows = await trx
    .insertInto('users')
    .values(ACCOUNTS.map((account) => ({ ...account, password_hash: passwordHash, created_at })))
    .returning(['id', 'email'])
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

const GUEST: Buyer = {
  firstName: 'Nadia',
  lastName: 'Haddad',
  street: 'Rue de la Loi 16',
  postalCode: '1000',
  city: 'Bruxelles',
  phone: '+32 470 55 01 27',
  email: 'guest-transfer@octavo.test',
}

/** Orders of guests and of the two demo customers, and what the private one keeps besides. */
async function seedCustomers(
  trx: Trx,
  accounts: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const userId = accounts.get(CUSTOMER) ?? 0
  const items = await sellableItems(trx)
  const sofie: Buyer = {
    firstName: 'Sofie',
    lastName: 'Peeters',
    street: 'Vlaanderenstraat 114',
    postalCode: '9000',
    city: 'Gent',
    phone: '+32 478 12 34 56',
    email: CUSTOMER,
    userId,
  }
  const tom: Buyer = {
    firstName: 'Tom',
    lastName: 'Willems',
    street: 'Havenlaan 2',
    postalCode: '1000',
    city: 'Brussel',
    phone: '+32 2 555 01 42',
    email: BUSINESS,
    userId: accounts.get(BUSINESS) ?? 0,
    company: { name: COMPANY.company_name, vatNumber: COMPANY.vat_number },
  }
  const { underWay, delivered, cancelled } = privateOrders(sofie, items, now)
  const ids = await seedOrders(trx, now, [
    underWay,
    ...delivered,
    cancelled,
    ...businessOrders(tom, items, now),
    ...waitingOrders(GUEST, items, now),
  ])
  await seedWithdrawals(trx, accounts.get(ADMIN) ?? 0, now)
  await seedLeftCarts(trx, accounts.get(BUSINESS) ?? 0, items, now)
  const [latest = underWay, former = underWay] = delivered
  const own = (past: typeof underWay) => ({ id: ids.get(past) ?? 0, past })
  await seedDemoCustomer(
    trx,
    userId,
    { underWay: own(underWay), delivered: [own(former), own(latest)] },
    now,
  )
}
