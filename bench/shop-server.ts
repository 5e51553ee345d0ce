import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'

import { reportCpu } from './report-cpu.ts'

// The whole shop on the database of DATABASE_URL, counting its statements.
let statements: string[] = []
const { DATABASE_URL: databaseUrl = '', PORT = '0' } = process.env
const config = readConfig({
  PORT,
  OCTAVO_RATE_LIMIT: '0',
  OCTAVO_LOG: 'silent',
  OCTAVO_PAGE_MEMORY_SECONDS: process.env['OCTAVO_PAGE_MEMORY_SECONDS'],
  OCTAVO_ROLE: process.env['OCTAVO_ROLE'] ?? 'web',
})
const server = await startServer({
  config,
  databaseUrl,
  onQuery: ({ sql }) => statements.push(sql),
})
reportCpu(server.address ?? '', () => {
  const taken = statements
  statements = []
  return taken
})
