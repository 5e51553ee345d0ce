import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

export interface ListenOptions {
  /** The connection was lost for a while and may have missed messages: drop everything they would have refreshed. */
  onGap?: () => void
  onLost?: () => void
}

const RETRY_MS = 500

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

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: `octavo-listen-${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    next.on('error', () => undefined) // 'end' follows and reconnects
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
      await client.end()
    },
  }
}
