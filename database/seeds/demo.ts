import { hash } from '@node-rs/argon2'

import type { Db, Trx } from '#database/pool.ts'

import { seedCatalogue } from './catalogue.ts'
import { seedOrders } from './orders.ts'
import { seedReviews } from './reviews.ts'

export interface SeedOptions {
  now?: Date
  /** Told what is being loaded. */
  onProgress?: (step: string) => void
}

export const DEMO_PASSWORD = 'octavo-demo'

const ACCOUNTS = [
  { name: 'Lotte Peeters', email: 'customer@octavo.test', role: 'customer' },
  { name: 'Jan Admin', email: 'admin@octavo.test', role: 'admin' },
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
    name: 'Lifetime warranty on Octavo',
    name_nl: 'Levenslange garantie op Octavo',
    name_fr: 'Garantie à vie sur Octavo',
    icon_color: 'blue',
  },
]

/** Were the demo data loaded to the end? The accounts come last, so they prove it. */
export async function hasDemo(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ACCOUNTS[0].email)
    .executeTakeFirst()
  return row !== undefined
}

/** Loads the demo shop in one transaction: catalogue, content, past orders, three accounts. */
export async function seedDemo(
  db: Db,
  { now = new Date(), onProgress = () => undefined }: SeedOptions = {},
): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD)
  await db.transaction().execute(async (trx) => {
    await seedCatalogue(trx, now, onProgress)
    await trx
      .insertInto('top_services')
      .values(SERVICES.map((service, position) => ({ ...service, position })))
      .execute()
    onProgress('reviews')
    await seedReviews(trx, now)
    const customerId = await insertAccounts(trx, passwordHash)
    onProgress('past orders')
    await seedOrders(trx, now, customerId)
  })
}

async function insertAccounts(trx: Trx, passwordHash: string): Promise<number> {
  const rows = await trx
    .insertInto('users')
    .values(ACCOUNTS.map((account) => ({ ...account, password_hash: passwordHash })))
    .returning(['id', 'role'])
    .execute()
  return rows.find(({ role }) => role === 'customer')?.id ?? 0
}
