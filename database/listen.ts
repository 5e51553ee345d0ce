import { setTimeout as sleep } from 'node:timers/promises'

import { DeadlineClient, KEEP_ALIVE } from './deadline-client.ts'

export interface Listener {
  close(): Promise<void>
}

export interface ListenOptions {
  /** The connection was lost for a while and may have missed messages: drop everything they would have refreshed. */
  onGap?: () => void
  onLost?: () => void
}

const RETRY_MS = 500
/** Nothing is sent on a connection that only listens, so it is asked now and then whether it still lives. */
const HEARTBEAT_MS = 3_000
const ANSWER_LIMIT_MS = 3_000
const CONNECT_LIMIT_MS = 5_000

/**
 * Listens on a NOTIFY channel over a connection of its own, reconnecting for as long as it takes.
 * Resolves when the first LISTEN stands.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  { onGap, onLost }: ListenOptions = {},
): Promise<Listener> {
  let isClosed = false
  let client = await connect()
  const heartbeat = setInterval(() => client.query('select 1').catch(ignore), HEARTBEAT_MS)

  async function connect(): Promise<DeadlineClient> {
    const next = new DeadlineClient({
      connectionString: url,
      application_name: `octavo-listen-${channel}`,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      answerLimitMs: ANSWER_LIMIT_MS,
    })
    next.on('error', ignore) // 'end' follows and reconnects
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end()
      throw error
    }
    next.once('end', () => void reconnect())
    return next
  }

  async function reconnect(): Promise<void> {
    if (!isClosed) onLost?.()
    // oxlint-disable-next-line no-unmodified-loop-condition -- close() sets it
    while (!isClosed) {
      try {
        client = await connect()
        break
      } catch {
        await sleep(RETRY_MS)
      }
    }
    if (isClosed) await client.end()
    else onGap?.()
  }

  return {
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      await client.end()
    },
  }
}

function ignore(): void {
  // The connection ends, which is seen to elsewhere.
}
