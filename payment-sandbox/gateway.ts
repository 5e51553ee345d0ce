import type { SandboxDb } from './tables.ts'

/** What every route of the gateway needs. */
export interface Gateway {
  db: SandboxDb
  basePath: string
  secretKey: string
  publishableKey: string
  webhookUrl: () => string
  publicUrl: (() => string) | undefined
  now: () => Date
}
