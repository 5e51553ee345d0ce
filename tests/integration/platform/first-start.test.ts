import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-start-'))
  await chmod(folder, 0o711)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a start that cannot succeed ends in one sentence', () => {
  test('where nothing listens at DATABASE_URL', async () => {
    const port = await freePort(0)
    expect(
      await failedStart({ DATABASE_URL: `postgres://octavo:hidden@127.0.0.1:${port}/shop` }),
    ).toBe(
      `No database listens at 127.0.0.1:${port}. Start PostgreSQL there, or correct DATABASE_URL.`,
    )
  })

  test('where the database takes a connection and never answers', { timeout: 30_000 }, async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(
      await failedStart({ DATABASE_URL: `postgres://octavo:hidden@127.0.0.1:${port}/shop` }),
    ).toBe(
      `The database at 127.0.0.1:${port} does not answer. See that it runs and can be reached, or correct DATABASE_URL.`,
    )
    silent.close()
  })

  test('where the database is not there, or refuses the password', async () => {
    const missing = new URL(inject('postgresUrl'))
    missing.pathname = '/not_there'
    expect(await failedStart({ DATABASE_URL: missing.href })).toBe(
      `There is no database not_there at ${missing.host}. Create it, or correct DATABASE_URL.`,
    )
    missing.password = 'hidden'
    expect(await failedStart({ DATABASE_URL: missing.href })).toBe(
      `The database at ${missing.host} refuses the user or the password. Correct DATABASE_URL.`,
    )
  })

  test('where the address is in use, or not of this machine', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? Number(address?.port) : 0
    expect(await failedStart({ OCTAVO_ROLE: 'web', PORT: String(port) })).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
    other.close()
    expect(await failedStart({ OCTAVO_ROLE: 'web', HOST: '198.51.100.1' })).toBe(
      'This machine has no address 198.51.100.1. Set HOST to one it has, or to 0.0.0.0 for all of them.',
    )
  })

  test('where the data folder is somebody else’s, and nothing is put into it', async () => {
    await writeFile(path.join(folder, 'letter.txt'), 'Dear An')
    expect(await failedStart({ OCTAVO_DATA_DIR: folder })).toBe(
      `The folder ${folder} holds files that are not of this shop, such as letter.txt. Choose an empty one with OCTAVO_DATA_DIR.`,
    )
    expect(await readdir(folder)).toEqual(['letter.txt'])
  })

  test('where the data are of another PostgreSQL', async () => {
    await mkdir(path.join(folder, 'postgres'), { mode: 0o755 })
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '15\n')
    await writeFile(path.join(folder, 'postgres.json'), '{"port":0,"password":"hidden"}')
    expect(await failedStart({ OCTAVO_DATA_DIR: folder })).toBe(
      `The data in ${folder}/postgres were made by PostgreSQL 15, and this release brings 18. Choose another data folder with OCTAVO_DATA_DIR.`,
    )
  })

  test('where the data folder cannot be made', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    expect(await failedStart({ OCTAVO_DATA_DIR: path.join(file, 'data') })).toBe(
      `The data folder ${file}/data cannot be written (ENOTDIR). Choose another one with OCTAVO_DATA_DIR.`,
    )
  })
})

test(
  'a start that succeeds prints the shop’s own lines and no other',
  { timeout: 60_000 },
  async () => {
    const { shop, output } = start({ OCTAVO_LOG: 'silent' })
    await expect
      .poll(output, { timeout: 45_000, interval: 200 })
      .toContain('superadmin@octavo.test')
    shop.kill('SIGTERM')
    await new Promise((resolve) => shop.once('close', resolve))
    const lines = output()
      .split('\n')
      .filter((line) => line !== '')
    const own =
      /^ {2}(✓ (PostgreSQL|Tables|Demo shop) |· User |Octavo is ready|Demo accounts| {2}\w+@octavo[.]test)|^Stopping/
    expect(lines.filter((line) => !own.test(line))).toEqual([])
  },
)

/** What a start prints that ends with exit code 1 within 15 s. */
async function failedStart(environment: Record<string, string>): Promise<string> {
  const { shop, output } = start({ PORT: String(await freePort(0)), ...environment })
  const limit = setTimeout(() => shop.kill('SIGKILL'), 15_000)
  const code = await new Promise((resolve) => shop.once('close', resolve))
  clearTimeout(limit)
  expect([code, output()]).toEqual([1, expect.any(String)])
  expect(output()).not.toContain('hidden')
  return output().trim()
}

/** A job runner unless told: it needs no build. */
function start(environment: Record<string, string>) {
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      PATH: process.env['PATH'],
      OCTAVO_DATA_DIR: path.join(folder, 'data'),
      OCTAVO_SECRET: 'a-secret-of-the-first-start-tests-only',
      OCTAVO_ROLE: 'worker',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return { shop, output: () => printed }
}
