import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { type EmbeddedPostgres, startEmbedded } from '#database/embedded/start-embedded.ts'
import { openDatabase, readRows } from '#database/pool.ts'

let dataDir: string
let lines: string[]

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'octavo-embedded-'))
  await chmod(dataDir, 0o711)
  lines = []
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('data survive a stop and a start', async () => {
  const first = await start()
  await ask(first, 'create table kept as select 7 as seven')
  await first.stop()
  const second = await start()

  expect(await ask(second, 'select seven from kept')).toEqual([{ seven: 7 }])
  await second.stop()
})

test('a postmaster that is killed runs again within 5 s, on the same address, with what was acknowledged', async () => {
  const postgres = await start()
  const db = openDatabase(postgres.url, { onConnectionLost: () => undefined })
  await readRows(db, 'create table kept as select 7 as seven')
  const killed = postgres.pid
  process.kill(killed, 'SIGKILL')

  await expect
    .poll(() => readRows(db, 'select seven from kept').catch(() => undefined), { timeout: 5_000 })
    .toEqual([{ seven: 7 }])
  await expect.poll(() => postgres.pid).not.toBe(killed)
  await db.destroy()
  await postgres.stop()
})

test('a postmaster whose shop was killed is adopted', async () => {
  const pid = await startAndDie(dataDir)
  const postgres = await start()

  expect(postgres.pid).toBe(pid)
  expect(lines.join('\n')).toContain('Adopted')
  await postgres.stop()
})

test('a shop and its postmaster killed together start again', async () => {
  process.kill(await startAndDie(dataDir), 'SIGKILL')
  const postgres = await start()

  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('a second shop on the same data folder is refused, one on another runs beside', async () => {
  const postgres = await start()
  const other = await mkdtemp(path.join(os.tmpdir(), 'octavo-embedded-'))
  await chmod(other, 0o711)
  const beside = await startEmbedded({
    dataDir: other,
    log: () => undefined,
    settings: { fsync: 'off' },
  })

  expect(beside.url).not.toBe(postgres.url)
  await beside.stop()
  await rm(other, { recursive: true })
  const child = spawn(process.execPath, ['--input-type=module', '-e', START_AND_WAIT, dataDir])
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
  await new Promise((resolve) => child.once('close', resolve))
  expect(printed).toContain('already uses the data folder')
  await postgres.stop()
})

const START_AND_WAIT = `
  const { startEmbedded } = await import('#database/embedded/start-embedded.ts')
  const { pid } = await startEmbedded({ dataDir: process.argv[1], log: () => {}, settings: { fsync: 'off' } })
  console.log(pid)
  setInterval(() => {}, 1000)`

/** A shop that starts PostgreSQL and is then killed; answers the postmaster's number. */
async function startAndDie(folder: string): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', START_AND_WAIT, folder])
  const printed = await new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', resolve),
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
  return Number(printed)
}

async function start(): Promise<EmbeddedPostgres> {
  return startEmbedded({ dataDir, log: (line) => lines.push(line), settings: { fsync: 'off' } })
}

async function ask(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const db = openDatabase(postgres.url, { onConnectionLost: () => undefined })
  try {
    return await readRows(db, text)
  } finally {
    await db.destroy()
  }
}
