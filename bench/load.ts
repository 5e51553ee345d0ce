import http from 'node:http'

export interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Sends `count` requests, eight at a time on kept connections. Throws on any answer that is not a success. */
export async function load(
  address: string,
  count: number,
  request: (index: number) => Request,
): Promise<{ milliseconds: number[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const milliseconds: number[] = []
  let next = 0
  async function worker(): Promise<void> {
    while (next < count) {
      const index = next++
      const startedAt = performance.now()
      await send(agent, address, request(index))
      milliseconds.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  agent.destroy()
  return { milliseconds: milliseconds.toSorted((a, b) => a - b) }
}

function send(
  agent: http.Agent,
  address: string,
  { method = 'GET', path, headers = {}, body }: Request,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      address + path,
      { method, agent, headers: { 'accept-encoding': 'identity', ...headers } },
      (response) => {
        response.resume()
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status >= 400) reject(new Error(`${method} ${path} answered ${status}`))
          else resolve()
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
