/** What the person who starts the shop is told: one sentence, or the stack of a bug. */
export function explain(error: unknown, { HOST }: { HOST?: string } = {}): string {
  if (!(error instanceof Error)) return String(error)
  switch (codeOf(error)) {
    case 'EADDRINUSE': {
      const port = 'port' in error ? Number(error.port) : 0
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
    }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${HOST}. Set HOST to one it has, or to 0.0.0.0 for all of them.`
    default:
      return error.name === 'Error' ? error.message : (error.stack ?? '')
  }
}

/** Why the database of DATABASE_URL cannot be used, in a sentence without its password; bugs stay as they are. */
export function databaseFailure(error: unknown, databaseUrl: string): unknown {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (!(first instanceof Error)) return error
  const { host, hostname, pathname } = new URL(databaseUrl)
  const code = codeOf(first)
  if (code === 'ECONNREFUSED') {
    return new Error(
      `No database listens at ${host}. Start PostgreSQL there, or correct DATABASE_URL.`,
    )
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Error(`The database's machine ${hostname} is not known. Correct DATABASE_URL.`)
  }
  if (code.startsWith('28')) {
    return new Error(
      `The database at ${host} refuses the user or the password. Correct DATABASE_URL.`,
    )
  }
  if (code === '3D000') {
    return new Error(
      `There is no database ${pathname.slice(1)} at ${host}. Create it, or correct DATABASE_URL.`,
    )
  }
  if (NO_ANSWER.test(`${code} ${first.message}`)) {
    return new Error(
      `The database at ${host} does not answer. See that it runs and can be reached, or correct DATABASE_URL.`,
    )
  }
  return first.name === 'error'
    ? new Error(`The database at ${host} says: ${first.message}`)
    : error
}

const NO_ANSWER =
  /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|timeout expired|Connection terminated/

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
