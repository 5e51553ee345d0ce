import net from 'node:net'

const ANSWER_LIMIT_MS = 5_000

/**
 * Sends a request exactly as it is written, byte by byte, and answers its status: for what no HTTP
 * client would send. Rejects when no answer comes within 5 s.
 */
export function rawStatus(address: string, head: string, body = ''): Promise<number> {
  const { hostname, port } = new URL(address)
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body, 'latin1')}\r\n`
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port) })
    let answer = ''
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error(`No answer to ${head}`)))
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])))
    socket.write(
      `${head}\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n${length}\r\n${body}`,
      'latin1',
    )
  })
}
