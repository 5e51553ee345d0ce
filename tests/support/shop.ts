import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type RunningServer, startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'
import { auditShop, type Finding } from '#server/reports/audit-shop.ts'

import { type Api, callAt } from './api-call.ts'
import type { Template } from './database-template.ts'
import { givenDatabase, type TestDatabase } from './database.ts'

export interface TestShop extends TestDatabase, Api {
  address: string
  server: RunningServer
  audit(): Promise<Finding[]>
  /** Statements the server sent since the last call: to assert how many a call needs. */
  takeStatements(): string[]
}

export interface ShopOptions {
  template?: Template
  environment?: Record<string, string>
  clock?: () => Date
}

/** The shop over HTTP on a database of its own, with its job runner, without pages. Closed after the file's tests. */
export async function givenShop({
  template = 'demo',
  environment = {},
  clock,
}: ShopOptions = {}): Promise<TestShop> {
  const database = await givenDatabase(template)
  const port = await freePort(0)
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-shop-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({
    PORT: String(port),
    OCTAVO_LOG: process.env.OCTAVO_TEST_LOG ?? 'silent',
    OCTAVO_RATE_LIMIT: '0',
    OCTAVO_DATA_DIR: folder,
    VIES_URL: 'http://127.0.0.1:9',
    ...environment,
  })
  let statements: string[] = []
  const server = await startServer({
    config,
    databaseUrl: database.url,
    hasPages: false,
    ...(clock && { clock }),
    onQuery: ({ sql }) => statements.push(sql),
  })
  afterAll(() => server.close())
  const address = server.address ?? `http://127.0.0.1:${port}`
  return {
    ...database,
    address,
    server,
    call: callAt(address),
    audit: () => auditShop(database.db),
    takeStatements() {
      const taken = statements
      statements = []
      return taken.map((text) => text.replace(PLANNED_EACH_TIME, ''))
    },
  }
}

/** A guest id as a browser makes one. */
export function newGuest(): string {
  return `guest_${randomBytes(24).toString('base64url')}`
}
