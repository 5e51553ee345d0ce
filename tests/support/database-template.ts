import pg from 'pg'

/** `migrated` has the tables and nothing in them but what migrations insert; `demo` the demo shop. */
export type Template = 'migrated' | 'demo'

export function addressOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${database}`
  return url.href
}

export function templateName(template: Template): string {
  return `template_${template}`
}

/**
 * Makes a template once, whoever asks first: fills a new database (a clone of `basis`, if given)
 * and closes it to connections, so that it can be cloned at any moment.
 */
export async function sealTemplate(
  postgresUrl: string,
  template: Template,
  fill: (url: string) => Promise<unknown>,
  basis?: Template,
): Promise<void> {
  const name = templateName(template)
  await withAdmin(postgresUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    await admin.query(`drop database if exists ${name}_unfinished`)
    const source = basis === undefined ? '' : `template ${templateName(basis)}`
    await admin.query(`create database ${name}_unfinished ${source}`)
    await fill(addressOf(postgresUrl, `${name}_unfinished`))
    await admin.query(`alter database ${name}_unfinished allow_connections false`)
    await admin.query(`alter database ${name}_unfinished rename to ${name}`)
  })
}

export async function withAdmin<Answer>(
  postgresUrl: string,
  work: (admin: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const admin = new pg.Client({ connectionString: addressOf(postgresUrl, 'postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
