import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

import { message } from './messages.ts'

/** How long a client may take to send a request: the slowest phones send our small bodies in a second or two. */
export const RECEIVING_LIMITS = {
  requestTimeout: 15_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
} satisfies Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'http'>

const SWEEP_MS = 50
/** Longer than any request waits for the database; what is not answered by then was never sent in full. */
const LAST_ANSWERS_MS = 6_000

/**
 * Lets the shutdown wait for answers, not for clients: a keep-alive connection is closed once its last
 * answer is sent, and one on which a request was only begun does not keep the process.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app
    server.closeIdleConnections()
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const limit = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(limit)
    })
  })
}

/** Answers what no HTTP parser could read, and what did not come in time, in the words of the API. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUS_OF_PARSER.get(error.code) ?? '400 Bad Request'
  const body = JSON.stringify({
    status: 'error',
    code: 'malformed',
    message: message('en', 'error.malformed'),
  })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

const STATUS_OF_PARSER = new Map<string | undefined, string>([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
])
