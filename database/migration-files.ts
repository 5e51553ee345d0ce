import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface MigrationFile {
  name: string
  text: string
  checksum: string
  /** False for a file whose first line is `-- no-transaction` (CREATE INDEX CONCURRENTLY). */
  isTransactional: boolean
}

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/

/** Reads `NNNN_name.sql` files in order. Refuses a stray name and a number used twice. */
export async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  assertNames(names)
  return Promise.all(names.map(async (name) => toMigration(name, path.join(directory, name))))
}

function assertNames(names: readonly string[]): void {
  const numbers = new Set<string>()
  for (const name of names) {
    if (!NAME.test(name)) throw new Error(`Migration ${name} is not named NNNN_name.sql`)
    const number = name.slice(0, 4)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`)
    numbers.add(number)
  }
}

async function toMigration(name: string, file: string): Promise<MigrationFile> {
  // Line endings may differ between checkouts; the meaning of the file does not.
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  return {
    name,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
    isTransactional: !text.startsWith('-- no-transaction'),
  }
}
