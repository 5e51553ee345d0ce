/** What an error's message may quote: what a customer sent, or who they are. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g
const ADDRESS = /[^\s<>()]+@[^\s<>()]+/g
/** Names of ours, which say what went wrong. */
const OURS = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode'] as const
const DEEPEST = 3

/**
 * An error as it may stand in the log: its kind, its message without what it quotes, its stack, and
 * what the database calls it. Everything else that hangs on errors (`detail` with the refused row,
 * `input` with the address asked for, answers of mail servers) may hold a customer's words.
 */
export function loggableError(error: unknown, depth = 0): object {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const { name, message, stack, cause } = error as Partial<Error>
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const ours = OURS.flatMap((key) => {
    const value: unknown = Object.hasOwn(error, key) ? Reflect.get(error, key) : undefined
    return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : []
  })
  return {
    type: name ?? 'Error',
    message: withoutQuotes(message ?? ''),
    ...Object.fromEntries(ours),
    ...(frames.length > 0 && { stack: frames.join('\n') }),
    ...(cause !== undefined && depth < DEEPEST && { cause: loggableError(cause, depth + 1) }),
  }
}

function withoutQuotes(message: string): string {
  const [first = ''] = message.replaceAll(QUOTED, '"…"').replaceAll(ADDRESS, '…').split('\n')
  return first
}
