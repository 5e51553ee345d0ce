import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import pg from 'pg'

import { copyOut } from './copy-stream.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { type BackedUpTable, copyText, readTables, speakPlainly } from './tables.ts'

const UNFINISHED = `('created', 'retry', 'active')`

/** Writes every table into a folder, as they all stood at one moment, while the shop goes on. */
export async function backUpDatabase(
  url: string,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'jobs'>> {
  await mkdir(path.join(folder, 'tables'), { recursive: true })
  const client = new pg.Client({ connectionString: url, application_name: 'octavo-backup' })
  await client.connect()
  try {
    await speakPlainly(client)
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await readTables(client)) {
      const written = await writeTable(client, table, tableFile(folder, table.name))
      tables.push({ name: table.name, columns: table.columns, ...written })
    }
    const parts = {
      migrations: await migrationsOf(client),
      tables,
      sequences: await sequencesOf(client),
      jobs: await jobsOf(client),
    }
    await client.query('commit')
    return parts
  } finally {
    await client.end()
  }
}

async function writeTable(client: pg.Client, table: BackedUpTable, file: string) {
  const hash = createHash('sha256')
  let rows = 0
  const out = copyOut(client, copyText(table), (count) => (rows = count))
  await pipeline(out, hashing(hash), createGzip(), createWriteStream(file))
  return { rows, sha256: hash.digest('hex') }
}

function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}

/** The checksum of a table as it stands: that of its backup, if nothing differs. */
export async function checksumOf(client: pg.Client, table: BackedUpTable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of copyOut(client, copyText(table))) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  )
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select schemaname || '.' || quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'payment_sandbox') order by 1`,
  )
  return rows.map(({ name, value }) => ({ name, value: value === null ? null : Number(value) }))
}

/** What its makers will not send again; what a clock starts comes by itself. */
async function jobsOf(client: pg.Client): Promise<Manifest['jobs']> {
  const { rows: found } = await client.query(
    "select to_regclass('pgboss.job') is not null as is_there",
  )
  if (found[0]?.is_there !== true) return []
  const { rows } = await client.query<Manifest['jobs'][number]>(
    `select j.name as queue, j.data from pgboss.job j
    where j.state in ${UNFINISHED} and jsonb_typeof(j.data) = 'object' and j.data <> '{}'
      and not starts_with(j.name, '__pgboss__') order by j.created_on, j.id`,
  )
  return rows
}
