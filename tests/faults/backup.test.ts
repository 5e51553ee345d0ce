import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'

import { RestoreRefused } from '#database/backup/restore-database.ts'
import { migrate, MIGRATIONS } from '#database/migrate.ts'
import { readMigrationFiles } from '#database/migration-files.ts'
import { openDatabase } from '#database/pool.ts'
import { backUpShop } from '#scripts/back-up-shop.ts'
import { restoreShop } from '#scripts/restore-shop.ts'
import { auditShop } from '#server/reports/audit-shop.ts'
import { addToCart, articleId, givenIntent, pay, placeOrder } from '#tests/support/buying.ts'
import { addressOf, withAdmin } from '#tests/support/database-template.ts'
import { copyOrders } from '#tests/support/many-orders.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const ORDERS = process.env['OCTAVO_TEST_FULL'] === '1' ? 10_000 : 1_000

const shop = await givenShop()
const scratch = await mkdtemp(path.join(os.tmpdir(), 'octavo-backup-'))
const databases: string[] = []
const postgresUrl = inject('postgresUrl')
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true })
  for (const name of databases)
    await withAdmin(postgresUrl, (admin) => admin.query(`drop database ${name} with (force)`))
})

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  databases.push(name)
  await withAdmin(postgresUrl, (admin) => admin.query(`create database ${name}`))
  return addressOf(postgresUrl, name)
}

async function queryAt(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(text)).rows
  } finally {
    await client.end()
  }
}

const newFolder = (name: string) => path.join(scratch, `${name}-${randomBytes(4).toString('hex')}`)
const dataDir = newFolder('data')

async function backUp() {
  const folder = newFolder('backup')
  const manifest = await backUpShop({ url: shop.url, dataDir, folder, now: new Date() })
  return { folder, manifest }
}
const restore = (url: string, folder: string, to = newFolder('restored')) =>
  restoreShop({ url, dataDir: to, folder, isVerified: true })

async function buy(): Promise<{ id: number; order_number: string }> {
  const guest = newGuest()
  await addToCart(shop, guest, await articleId(shop, 'OC-BR-TN2420'))
  const intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  return (await placeOrder(shop, guest, intent)).body.data
}

describe('a backup', () => {
  test('of a shop that sells meanwhile comes back whole, with its files, and sells on', async () => {
    await mkdir(path.join(dataDir, 'media/documents/2026'), { recursive: true })
    await writeFile(path.join(dataDir, 'media/documents/2026/one.pdf'), randomBytes(5000))
    const before = await buy()
    const [{ folder, manifest }] = await Promise.all([backUp(), buy(), buy()])
    expect(existsSync(`${folder}.unfinished`)).toBe(false)
    const url = await emptyDatabase()
    const to = newFolder('restored')
    await restore(url, folder, to)
    expect(await readFile(path.join(to, 'media/documents/2026/one.pdf'))).toEqual(
      await readFile(path.join(dataDir, 'media/documents/2026/one.pdf')),
    )
    const db = openDatabase(url, { max: 2, statementTimeoutMs: 0 })
    expect(await auditShop(db)).toEqual([])
    const orders = await db.selectFrom('orders').select('number').execute()
    expect(orders.map(({ number }) => number)).toContain(before.order_number)
    expect(orders).toHaveLength(
      manifest.tables.find(({ name }) => name === 'public.orders')?.rows ?? 0,
    )
    const { next } = await db
      .selectNoFrom((eb) =>
        eb
          .fn<number>('nextval', [
            eb.fn('pg_get_serial_sequence', [eb.val('orders'), eb.val('id')]),
          ])
          .as('next'),
      )
      .executeTakeFirstOrThrow()
    expect(next).toBeGreaterThan(before.id)
    await db.destroy()
  })

  test('is only restored into an empty database', async () => {
    const { folder } = await backUp()
    await expect(restore(shop.url, folder)).rejects.toThrow('The database is not empty')
    const url = await emptyDatabase()
    await restore(url, folder)
    await expect(restore(url, folder)).rejects.toThrow(RestoreRefused)
  })

  test('that is damaged leaves the database empty, and can be tried again', async () => {
    const { folder } = await backUp()
    const files = await readdir(path.join(folder, 'tables'))
    const whole = await readFile(path.join(folder, 'tables/public.orders.gz'))
    const other = await readFile(path.join(folder, 'tables/public.carts.gz'))
    expect(files).toContain('public.orders.gz')
    const url = await emptyDatabase()
    for (const damaged of [whole.subarray(0, -20), other]) {
      await writeFile(path.join(folder, 'tables/public.orders.gz'), damaged)
      await expect(restore(url, folder)).rejects.toThrow('public.orders is damaged')
    }
    await writeFile(path.join(folder, 'tables/public.orders.gz'), whole)
    await restore(url, folder)
  })

  test('holds what waited in the queue', async () => {
    const job = { queue: 'notify-of-order', data: { kind: 'placed', order_id: 1 } }
    await queryAt(
      shop.url,
      `insert into pgboss.job (name, data, start_after)
      values ('${job.queue}', '${JSON.stringify(job.data)}', now() + interval '1 day')`,
    )
    const { folder, manifest } = await backUp()
    expect(manifest.jobs).toContainEqual(job)
    const url = await emptyDatabase()
    await restore(url, folder)
    expect(
      await queryAt(url, `select data from pgboss.job where name = '${job.queue}'`),
    ).toContainEqual({ data: job.data })
  })

  test(`of ${ORDERS} orders comes back within a minute, each table with its checksum`, async () => {
    await copyOrders(shop.url, ORDERS)
    const { folder, manifest } = await backUp()
    const orders = manifest.tables.find(({ name }) => name === 'public.orders')
    expect(orders?.rows).toBeGreaterThanOrEqual(ORDERS)
    const url = await emptyDatabase()
    const began = performance.now()
    await restore(url, folder)
    const seconds = (performance.now() - began) / 1000
    expect(seconds).toBeLessThan(60)
    const again = await backUpShop({ url, dataDir, folder: newFolder('again'), now: new Date() })
    expect(again.tables).toEqual(manifest.tables)
  })

  test('of an older shop is brought up to date', async () => {
    const older = await emptyDatabase()
    await migrate(older, { until: '0033_order_search_index.sql' })
    await queryAt(
      older,
      `insert into users (name, email, password_hash, role) values ('An', 'an@older.example', 'x', 'admin')`,
    )
    const folder = newFolder('backup')
    await backUpShop({ url: older, dataDir, folder, now: new Date() })
    const url = await emptyDatabase()
    await restore(url, folder)
    expect(await queryAt(url, 'select name, email from users')).toEqual([
      { name: 'An', email: 'an@older.example' },
    ])
    const files = await readMigrationFiles(MIGRATIONS)
    expect(await queryAt(url, 'select name from schema_migrations order by name')).toEqual(
      files.map(({ name }) => ({ name })),
    )
    // A table that the older shop did not have takes what refers to what it had.
    await queryAt(
      url,
      `insert into audit_log (actor_id, action, entity, entity_id, ip)
      select id, 'create', 'test', '1', '::1' from users`,
    )
  })

  test('of another version of the shop is refused', async () => {
    const { folder, manifest } = await backUp()
    const file = path.join(folder, 'manifest.json')
    const later = { ...manifest, migrations: [...manifest.migrations, '9999_later.sql'] }
    await writeFile(file, JSON.stringify(later))
    await expect(restore(await emptyDatabase(), folder)).rejects.toThrow('another version')
  })
})
