import { randomBytes } from 'node:crypto'

import { afterAll } from 'vitest'

import { freePort } from '#database/embedded-postmaster.ts'
import { type RunningServer, startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'
import { auditShop, type Finding } from '#server/reports/audit-shop.ts'

import type { Template } from './database-template.ts'
import { givenDatabase, type TestDatabase } from './database.ts'

export interface ApiAnswer {
  status: number
  headers: Headers
  // Tests look at answers of every shape; the contract tests check the shapes themselves.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  body: any
}

export interface CallOptions {
  guest?: string
  token?: string
  language?: string
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

export interface TestShop extends TestDatabase {
  address: string
  server: RunningServer
  call(method: string, path: string, options?: CallOptions): Promise<ApiAnswer>
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
  const config = readConfig({
    PORT: String(port),
    OCTAVO_LOG: process.env.OCTAVO_TEST_LOG ?? 'silent',
    OCTAVO_RATE_LIMIT: '0',
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
      return taken
    },
  }
}

/** Calls the API of a shop that listens there. */
export function callAt(address: string): TestShop['call'] {
  return (method, path, options) => call(address, method, path, options)
}

/** A guest id as a browser makes one. */
export function newGuest(): string {
  return `guest_${randomBytes(24).toString('base64url')}`
}

async function call(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<ApiAnswer> {
  const { guest, token, language = 'en', body, form, headers = {} } = options
  const response = await fetch(address + path, {
    method,
    headers: {
      'accept-language': language,
      ...(guest !== undefined && { 'x-session-id': guest }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form !== undefined && { body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  }
}
