import http from 'node:http'

export interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Connections that are kept and used all the time. */
const CONNECTIONS = 10

/** Sends `count` requests. Throws on any answer that is not a success; answers how long each took, sorted. */
export function load(
  address: string,
  count: number,
  request: (index: number) => Request,
): Promise<number[]> {
  return send(address, request, (index) => index < count)
}

/** Sends requests for so long. */
export function loadFor(
  address: string,
  milliseconds: number,
  request: (index: number) => Request,
  connections = CONNECTIONS,
): Promise<number[]> {
  const until = performance.now() + milliseconds
  return send(address, request, () => performance.now() < until, connections)
}

/** How many bytes the body of an answer has as it is sent. */
export async function bytesOf(address: string, request: Request): Promise<number> {
  const agent = new http.Agent()
  const bytes = await answerOf(agent, address, request)
  agent.destroy()
  return bytes
}

async function send(
  address: string,
  request: (index: number) => Request,
  goesOn: (index: number) => boolean,
  connections = CONNECTIONS,
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const milliseconds: number[] = []
  let next = 0
  async function worker(): Promise<void> {
    while (goesOn(next)) {
      const index = next++
      const startedAt = performance.now()
      await answerOf(agent, address, request(index))
      milliseconds.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return milliseconds.toSorted((a, b) => a - b)
}

function answerOf(
  agent: http.Agent,
  address: string,
  { method = 'GET', path, headers = {}, body }: Request,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      address + path,
      { method, agent, headers: { 'accept-encoding': 'identity', ...headers } },
      (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
        })
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status >= 400) reject(new Error(`${method} ${path} answered ${status}`))
          else resolve(bytes)
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
