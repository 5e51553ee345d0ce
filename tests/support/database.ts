import { randomBytes } from 'node:crypto'

import { afterAll, inject } from 'vitest'

import { type Db, openDatabase } from '#database/pool.ts'

import {
  addressOf,
  sealTemplate,
  type Template,
  templateName,
  withAdmin,
} from './database-template.ts'

export interface TestDatabase {
  db: Db
  /** For what opens connections of its own: a server, a job runner, a listener. */
  url: string
  /** Statements sent through `db` since the last call: to assert how many a request needs. */
  takeQueries: () => string[]
}

/**
 * A database of this test file's own, cloned from a template in some 30 ms and dropped after its last
 * test. Call it at the top of the file: `const { db, url } = await givenDatabase('demo')`.
 */
export async function givenDatabase(template: Template = 'migrated'): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl')
  if (template === 'demo') await sealTemplate(postgresUrl, 'demo', fillDemo, 'migrated')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdmin(postgresUrl, (admin) =>
    admin.query(`create database ${name} template ${templateName(template)}`),
  )
  const url = addressOf(postgresUrl, name)
  let queries: string[] = []
  const db = openDatabase(url, { onQuery: ({ sql }) => queries.push(sql) })
  afterAll(async () => {
    await db.destroy()
    await withAdmin(postgresUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  })
  return {
    db,
    url,
    takeQueries() {
      const taken = queries
      queries = []
      return taken
    },
  }
}

async function fillDemo(url: string): Promise<void> {
  const [{ seedDemo }, { demoParts }] = await Promise.all([
    import('#database/seeds/demo.ts'),
    import('#server/demo-parts.ts'),
  ])
  const db = openDatabase(url, { statementTimeoutMs: 0 })
  try {
    await seedDemo(db, demoParts)
  } finally {
    await db.destroy()
  }
}
