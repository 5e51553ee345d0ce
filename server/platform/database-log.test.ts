import { beforeEach, expect, test } from 'vitest'

import { createDatabaseLog } from './database-log.ts'

let lines: string[] = []
let now = 0
const log = createDatabaseLog(
  {
    info: (message: unknown) => void lines.push(String(message)),
    warn: (details: object, message?: string) =>
      void lines.push(`${message} ${Object.keys(details).join()}`),
    error: (_: object, message?: string) => void lines.push(String(message)),
  },
  () => now,
)

beforeEach(() => {
  lines = []
  now += 60_000
})

test('a lost database is one line a second, whoever notices, and one when it is back', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  for (let attempt = 0; attempt < 30; attempt++) {
    log.lost('ended')
    log.warn({ err: refused }, 'the job queue had trouble')
    log.warn({ err: { message: 'a copy', code: '57P01' } }, 'the job queue had trouble')
    log.warn({ err: new Error('LISTEN/NOTIFY connection ended') }, 'the job queue had trouble')
    now += 100
  }
  log.back()
  log.back()
  expect(lines).toEqual([
    ...Array.from({ length: 3 }, () => 'a database connection was lost reason'),
    'the database answers again',
  ])
})

test('other troubles are told in full', () => {
  log.warn({ err: new Error('no such mail') }, 'the job queue had trouble')
  expect(lines).toEqual(['the job queue had trouble err'])
})
