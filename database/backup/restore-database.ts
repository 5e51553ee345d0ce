import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

import pg from 'pg'

import { migrate, MIGRATIONS } from '#database/migrate.ts'
import { readMigrationFiles } from '#database/migration-files.ts'
import { REFRESH_STATISTICS } from '#database/refresh-statistics.ts'

import { checksumOf } from './back-up.ts'
import { copyIn } from './copy-stream.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { readTables, speakPlainly } from './tables.ts'

/** A restore that must not or cannot be done, in words for whoever asked for it. */
export class RestoreRefused extends Error {}

export interface Restoring {
  url: string
  folder: string
  manifest: Manifest
  /** Makes the tables that no migration makes. */
  beforeTables: () => Promise<void>
  /** Reads every table once more and compares it with the backup. */
  isVerified: boolean
}

/**
 * Brings the tables of a backup back, all or nothing, into a database that is empty. One of an older
 * shop is migrated afterwards. Throws `RestoreRefused`.
 */
export async function restoreDatabase(restoring: Restoring): Promise<void> {
  const { url, manifest } = restoring
  const client = new pg.Client({ connectionString: url, application_name: 'octavo-restore' })
  await client.connect()
  try {
    await refuseFilled(client)
    await migrate(url, await untilOf(manifest))
    await restoring.beforeTables()
    await speakPlainly(client)
    await client.query('begin')
    await fillTables(client, restoring)
    await client.query('commit')
    await migrate(url)
    await client.query(REFRESH_STATISTICS)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Tables that are never empty in a shop, and always in a database that was only migrated. */
async function refuseFilled(client: pg.Client): Promise<void> {
  for (const table of ['users', 'products', 'orders']) {
    const { rows } = await client.query('select to_regclass($1) is not null as is_there', [table])
    if (rows[0]?.is_there !== true) continue
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount !== 0)
      throw new RestoreRefused(
        `The database is not empty: it has rows in ${table}. A backup is restored into an empty one.`,
      )
  }
}

/** As far as the shop was migrated when the backup was made. */
async function untilOf({ migrations }: Manifest): Promise<{ until?: string }> {
  const files = (await readMigrationFiles(MIGRATIONS)).map(({ name }) => name)
  const last = migrations.at(-1)
  const isOurs = migrations.every((name, index) => files[index] === name)
  if (!isOurs || last === undefined)
    throw new RestoreRefused(
      'The backup was made by another version of the shop: install that one, restore, and update afterwards.',
    )
  return migrations.length === files.length ? {} : { until: last }
}

async function fillTables(
  client: pg.Client,
  { folder, manifest, isVerified }: Restoring,
): Promise<void> {
  const there = await readTables(client)
  const names = there.map(({ name }) => name)
  const missing = manifest.tables.filter(({ name }) => !names.includes(name))
  if (missing.length > 0)
    throw new RestoreRefused(`There is no table ${missing.map(({ name }) => name).join(', ')}.`)
  await client.query(`set constraints all immediate`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of there) {
    const kept = manifest.tables.find(({ name }) => name === table.name)
    if (kept !== undefined) await fillTable(client, tableFile(folder, kept.name), kept)
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, value } of manifest.sequences)
    if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value])
  if (!isVerified) return
  for (const { name, sha256, columns } of manifest.tables) {
    const table = there.find((one) => one.name === name)
    if (table === undefined || (await checksumOf(client, { ...table, columns })) !== sha256)
      throw new RestoreRefused(`The table ${name} is not what was backed up.`)
  }
}

async function fillTable(
  client: pg.Client,
  file: string,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
): Promise<void> {
  const hash = createHash('sha256')
  async function* read(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(file).pipe(createGunzip())) {
      hash.update(chunk as Buffer)
      yield chunk as Buffer
    }
  }
  const text = `copy ${name} (${columns.join(', ')}) from stdin`
  const filled = await copyIn(client, text, read()).catch((cause: unknown) => {
    throw new RestoreRefused(`The file of ${name} is damaged.`, { cause })
  })
  if (filled !== rows || hash.digest('hex') !== sha256)
    throw new RestoreRefused(`The file of ${name} is damaged.`)
}
