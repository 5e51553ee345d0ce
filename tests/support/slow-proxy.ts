import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SlowProxy {
  /** The database's address by way of this proxy. */
  url: string
  /** From now on each answer of the database comes so much later. */
  delay(ms: number): void
  close(): Promise<void>
}

/** Stands between a server and its PostgreSQL like a line that is slow. */
export async function startSlowProxy(databaseUrl: string): Promise<SlowProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let delayMs = 0
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const proxy = net.createServer((incoming) => {
    const outgoing = keep(net.connect(Number(target.port), target.hostname))
    keep(incoming).pipe(outgoing)
    let before = Promise.resolve()
    outgoing.on('data', (bytes) => {
      const due = sleep(delayMs)
      before = before.then(() => due).then(() => void (incoming.destroyed || incoming.write(bytes)))
    })
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    delay: (ms) => void (delayMs = ms),
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
