import { setTimeout as sleep } from 'node:timers/promises'

import { listen } from '#database/listen.ts'
import { MIGRATIONS } from '#database/migrate.ts'
import { readMigrationFiles } from '#database/migration-files.ts'
import { type Db, openDatabase, readRows } from '#database/pool.ts'
import { databaseFailure } from '#scripts/start-failure.ts'
import type { Config } from '#server/platform/config.ts'

import { type Finding, warning, well, wrong } from './finding.ts'

const ABOUT = 'Database'
const NEEDED_VERSION = 18
/** A process that serves and works opens up to twenty; a second must fit beside it while one is replaced. */
const NEEDED_CONNECTIONS = 40
const HEARD_WITHIN_MS = 2_000
const CHANNEL = 'octavo_doctor'

/** Version, extensions, rights, connections, notifications and migrations of the database of DATABASE_URL. */
export async function checkDatabase({ DATABASE_URL: url }: Config): Promise<Finding[]> {
  if (url === undefined) {
    return [
      warning(
        ABOUT,
        'The shop runs on the PostgreSQL that comes along, which is for trying it out: set DATABASE_URL to one of your own.',
      ),
    ]
  }
  const db = openDatabase(url, { max: 2, onConnectionLost: () => undefined })
  try {
    const facts = await readFacts(db)
    if (facts.version < NEEDED_VERSION) {
      return [
        wrong(
          ABOUT,
          `PostgreSQL ${facts.version} runs at ${new URL(url).host}, and the shop needs ${NEEDED_VERSION}: upgrade it, or point DATABASE_URL to a newer one.`,
        ),
      ]
    }
    const troubles = [
      ...whatServerLacks(facts),
      ...(await whatExtensionsLack(db, facts)),
      ...whatRoleLacks(facts),
      ...(await whatIsNotHeard(db, url)),
      ...(await whatIsNotMigrated(db)),
    ]
    const sound = well(
      ABOUT,
      `PostgreSQL ${facts.version} at ${new URL(url).host} answers, as user ${facts.role}.`,
    )
    return [...(troubles.some(({ state }) => state === 'wrong') ? [] : [sound]), ...troubles]
  } catch (error) {
    const reason = databaseFailure(error, url)
    return [wrong(ABOUT, reason instanceof Error ? reason.message : String(reason))]
  } finally {
    await db.destroy()
  }
}

interface Facts {
  version: number
  role: string
  database: string
  encoding: string
  is_superuser: boolean
  may_create_schema: boolean
  may_create_table: boolean
  knows_icu: boolean
  connections: number
}

async function readFacts(db: Db): Promise<Facts> {
  const [facts] = await readRows<Facts>(
    db,
    `select current_setting('server_version_num')::int / 10000 as version,
       current_user::text as role,
       current_database()::text as database,
       current_setting('server_encoding') as encoding,
       (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
       has_database_privilege(current_database(), 'create') as may_create_schema,
       has_schema_privilege('public', 'create') as may_create_table,
       exists (select from pg_collation where collprovider = 'i') as knows_icu,
       current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as connections`,
  )
  if (facts === undefined) throw new Error('The database answers nothing.')
  return facts
}

function whatServerLacks({ encoding, knows_icu, connections, database }: Facts): Finding[] {
  return [
    ...(encoding === 'UTF8'
      ? []
      : [
          wrong(
            ABOUT,
            `The database ${database} is in ${encoding}: create it anew with "encoding 'UTF8' template template0".`,
          ),
        ]),
    ...(knows_icu
      ? []
      : [wrong(ABOUT, 'This PostgreSQL was built without ICU: take a package that has it.')]),
    ...(connections >= NEEDED_CONNECTIONS
      ? []
      : [
          wrong(
            ABOUT,
            `Only ${connections} connections are allowed: set max_connections to 100 or more, twenty for each process of the shop.`,
          ),
        ]),
  ]
}

function whatRoleLacks(facts: Facts): Finding[] {
  const { role, database } = facts
  return [
    ...(facts.may_create_schema
      ? []
      : [
          wrong(
            ABOUT,
            `User ${role} may not create schemas, which the job queue needs: run "grant create on database ${database} to ${role}".`,
          ),
        ]),
    ...(facts.may_create_table
      ? []
      : [
          wrong(
            ABOUT,
            `User ${role} may not create tables: run "grant create on schema public to ${role}".`,
          ),
        ]),
    ...(facts.is_superuser
      ? [
          warning(
            ABOUT,
            `User ${role} is a superuser of PostgreSQL, which the shop does not need: give it a user that owns ${database} alone.`,
          ),
        ]
      : []),
  ]
}

/** Those the migrations name. A trusted one needs only the right to create in the database. */
async function whatExtensionsLack(db: Db, facts: Facts): Promise<Finding[]> {
  const rows = await readRows<{ name: string; is_there: boolean; is_trusted: boolean }>(
    db,
    `select name, bool_or(installed) as is_there, bool_or(trusted) as is_trusted
     from pg_available_extension_versions group by name`,
  )
  const known = new Map(rows.map((row) => [row.name, row]))
  return (await neededExtensions()).flatMap((name) => {
    const found = known.get(name)
    if (found === undefined) {
      return [
        wrong(
          ABOUT,
          `The extension ${name} is not on the database's machine: install PostgreSQL's contrib package there.`,
        ),
      ]
    }
    if (found.is_there || found.is_trusted || facts.is_superuser) return []
    return [
      wrong(
        ABOUT,
        `User ${facts.role} may not add the extension ${name}: have a superuser run "create extension ${name}" in ${facts.database}.`,
      ),
    ]
  })
}

async function neededExtensions(): Promise<string[]> {
  const files = await readMigrationFiles(MIGRATIONS)
  const found = files.flatMap(({ text }) => [
    ...text.matchAll(/^create extension (?:if not exists )?(\w+)/gim),
  ])
  return [...new Set(found.map(([, name = '']) => name))]
}

/** Changes, jobs and live updates travel by NOTIFY, which a pooler in transaction mode swallows. */
async function whatIsNotHeard(db: Db, url: string): Promise<Finding[]> {
  let hasHeard = false
  const listener = await listen(url, CHANNEL, () => (hasHeard = true))
  try {
    await readRows(db, 'select pg_notify($1, $2)', [CHANNEL, ''])
    const deadline = performance.now() + HEARD_WITHIN_MS
    // oxlint-disable-next-line no-unmodified-loop-condition -- the listener sets it
    while (!hasHeard && performance.now() < deadline) await sleep(20)
  } finally {
    await listener.close()
  }
  if (hasHeard) return []
  return [
    wrong(
      ABOUT,
      'NOTIFY does not arrive: connect to PostgreSQL itself, or set the connection pooler in between to session mode.',
    ),
  ]
}

async function whatIsNotMigrated(db: Db): Promise<Finding[]> {
  const [table] = await readRows<{ name: string | null }>(
    db,
    "select to_regclass('schema_migrations')::text as name",
  )
  if (table?.name == null)
    return [well(ABOUT, 'It is empty: the first start of the shop makes the tables.')]
  const rows = await readRows<{ name: string }>(db, 'select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const ours = new Set((await readMigrationFiles(MIGRATIONS)).map(({ name }) => name))
  const waiting = ours.difference(applied).size
  const newer = [...applied.difference(ours)].toSorted().at(-1)
  if (newer !== undefined) {
    return [
      wrong(
        ABOUT,
        `It was migrated by a newer release (${newer}): run that release, or restore a backup of before.`,
      ),
    ]
  }
  if (waiting === 0) return []
  return [warning(ABOUT, `${waiting} migrations wait: the next start of the shop applies them.`)]
}
