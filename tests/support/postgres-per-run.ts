import type { TestProject } from 'vitest/node'

import { migrate } from '#database/migrate.ts'
import { startTemporaryDatabase } from '#scripts/temporary-database.ts'

import { sealTemplate } from './database-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** Vitest's global setup: starts PostgreSQL, makes the template `migrated`, stops it after the last test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryDatabase()
  try {
    await sealTemplate(postgres.url, 'migrated', (url) => migrate(url))
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
