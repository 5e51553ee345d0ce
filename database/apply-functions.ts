import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type pg from 'pg'

interface FunctionFile {
  name: string
  text: string
  checksum: string
}

/**
 * Applies the files of a folder whose text has changed since, all in one transaction, and answers
 * their names. Each holds `create or replace function` and nothing else. Since processes of the
 * last release may still run, a function keeps its name only as long as its parameters and what it
 * answers stay the same. The caller holds the lock of the migrations.
 */
export async function applyFunctions(client: pg.Client, directory: string): Promise<string[]> {
  const files = await readFunctionFiles(directory)
  const known = await readApplied(client)
  const changed = files.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (changed.length === 0) return []
  await client.query('begin')
  try {
    // They call each other: a body is checked when it runs, not in the order of the files.
    await client.query('set local check_function_bodies = off')
    await client.query("set local lock_timeout = '2s'")
    for (const file of changed) await applyFile(client, file)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  return changed.map(({ name }) => name)
}

async function readFunctionFiles(directory: string): Promise<FunctionFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_functions (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_functions',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function applyFile(client: pg.Client, { name, text, checksum }: FunctionFile): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`The functions of ${name} could not be applied: ${String(error)}`, {
      cause: error,
    })
  }
  await client.query(
    `insert into schema_functions (name, checksum) values ($1, $2)
    on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  )
}
