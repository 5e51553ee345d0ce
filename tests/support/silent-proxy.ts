import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

export interface SilentProxy {
  /** The database's address by way of this proxy. */
  url: string
  /** From now on nothing is forwarded and nobody is told: open connections look alive for ever. */
  silence(): void
  /** New connections get through again; those of before the silence stay dead. */
  resume(): void
  close(): Promise<void>
}

/** Stands between a server and its PostgreSQL as a network does that can lose connections without a word. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let isSilent = false
  const proxy = net.createServer({ allowHalfOpen: true }, (incoming) => {
    keep(incoming)
    if (isSilent) return
    const outgoing = keep(net.connect(Number(target.port), target.hostname))
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })

  function keep(socket: net.Socket): net.Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    silence() {
      isSilent = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.removeAllListeners('close')
        socket.on('close', () => sockets.delete(socket))
        socket.resume()
      }
    },
    resume() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
