import { once } from 'node:events'
import { type Duplex, Readable } from 'node:stream'

import type pg from 'pg'

/** The part of the driver's connection that COPY speaks with. */
interface Connection {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What a `copy … to stdout` answers, as it is read; `onDone` is told how many rows. */
export function copyOut(
  client: pg.Client,
  text: string,
  onDone: (rows: number) => void = () => undefined,
): Readable {
  let paused: Duplex | undefined
  const out = new Readable({ read: () => void paused?.resume() })
  run(client, text, (connection) => ({
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver uses the memory of a message again.
      if (out.push(Buffer.from(chunk))) return
      paused = connection().stream
      paused.pause()
    },
  }))
    .then(onDone)
    .then(
      () => out.push(null),
      (error: Error) => out.destroy(error),
    )
  return out
}

/** Feeds a `copy … from stdin`; answers how many rows. */
export function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return run(client, text, () => ({
    handleCopyInResponse: (connection: Connection) => void feed(connection, source),
  }))
}

async function feed(connection: Connection, source: AsyncIterable<Buffer>): Promise<void> {
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  } catch (error) {
    connection.sendCopyFail(String(error))
  }
}

/** Runs one COPY as the driver runs a query of its own: it calls these handlers with what the server says. */
function run(
  client: pg.Client,
  text: string,
  handlers: (connection: () => Connection) => object,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let used: Connection | undefined
    let rows = 0
    const connection = () => {
      if (used === undefined) throw new Error('COPY was answered before it was sent')
      return used
    }
    client.query({
      submit(sent: unknown) {
        // The driver hands its own connection in, which its types keep to themselves.
        used = sent as Connection
        used.query(text)
      },
      handleCommandComplete: (message: { text: string }) => {
        rows = Number(message.text.split(' ').at(-1))
      },
      // After an error the driver does not come back with the end of the answer.
      handleError: (error: Error) => {
        connection().stream.resume()
        reject(error)
      },
      handleReadyForQuery: () => {
        // Paused when the end had been read already, nobody would go on reading.
        connection().stream.resume()
        resolve(rows)
      },
      ...handlers(connection),
    })
  })
}
