import { isIP } from 'node:net'

import { type Config, publicUrlOf } from '#server/platform/config.ts'

import { type Finding, warning, well, wrong } from './finding.ts'

const ABOUT = 'Proxies'
const LIMIT_MS = 8_000
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whose X-Forwarded-For is believed, and whether what stands in front keeps what it must not. */
export async function checkProxies(config: Config): Promise<Finding[]> {
  const { OCTAVO_TRUSTED_PROXIES: trusted, OCTAVO_PUBLIC_URL: url } = config
  const cached = await checkCache(publicUrlOf(config))
  if (trusted === undefined) {
    // The shop speaks no TLS itself, so somebody in front of it does.
    if (url?.startsWith('https:') !== true)
      return [well(ABOUT, 'None is set up, so addresses are those of the connections.'), ...cached]
    return [
      wrong(
        ABOUT,
        'A proxy stands in front of the shop and none is trusted, so all visitors share one limit: set OCTAVO_TRUSTED_PROXIES to its address.',
      ),
      ...cached,
    ]
  }
  const entries = trusted.split(',').map((entry) => entry.trim())
  const bad = entries.find((entry) => !isRange(entry))
  if (bad !== undefined) {
    return [
      wrong(
        ABOUT,
        `OCTAVO_TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, and "${bad}" is neither: correct it, or the shop does not start.`,
      ),
    ]
  }
  if (entries.some((entry) => entry.endsWith('/0'))) {
    return [
      wrong(
        ABOUT,
        'OCTAVO_TRUSTED_PROXIES believes everybody, so anybody can pretend any address: name the proxies alone.',
      ),
    ]
  }
  return [well(ABOUT, `${entries.length} trusted.`), ...cached]
}

function isRange(entry: string): boolean {
  if (RANGES.has(entry)) return true
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Every answer has an id of its own: one that comes twice was kept by somebody on the way. */
async function checkCache(url: string): Promise<Finding[]> {
  const [first, second] = [await requestId(url), await requestId(url)]
  if (first === undefined || second === undefined) return []
  if (first === '')
    return [warning(ABOUT, 'The proxy takes x-request-id off the answers: let it through.')]
  if (first !== second) return []
  return [
    wrong(
      ABOUT,
      `What stands in front of the shop keeps answers of ${url}/api: let it pass on /api, /admin, /customer and /checkout.`,
    ),
  ]
}

async function requestId(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/settings`, { signal: AbortSignal.timeout(LIMIT_MS) })
    await answer.body?.cancel()
    return answer.ok ? (answer.headers.get('x-request-id') ?? '') : undefined
  } catch {
    return undefined
  }
}
