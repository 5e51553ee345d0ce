import { connect } from 'node:tls'

import { type Config, publicUrlOf } from '#server/platform/config.ts'
import { readRelease } from '#server/platform/release.ts'

import { type Finding, namesOf, warning, well, wrong } from './finding.ts'

const ABOUT = 'Public address'
const LIMIT_MS = 8_000
const DAY_MS = 86_400_000
const WORTH_WARNING_DAYS = 14

/** Whether visitors reach this shop at OCTAVO_PUBLIC_URL, encrypted. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const { OCTAVO_PUBLIC_URL: url, DATABASE_URL: database } = config
  if (url === undefined) {
    const says = `Links and mails name ${publicUrlOf(config)}, which visitors cannot open: set OCTAVO_PUBLIC_URL to the address they use.`
    return [database === undefined ? warning(ABOUT, says) : wrong(ABOUT, says)]
  }
  const { protocol, hostname } = new URL(url)
  if (protocol === 'http:' && !isOfThisMachine(hostname)) {
    return [
      wrong(
        ABOUT,
        'OCTAVO_PUBLIC_URL is http, so passwords travel in the open: put a proxy with TLS in front and name its https address.',
      ),
    ]
  }
  return [
    ...(await checkAnswer(url)),
    ...(protocol === 'https:' ? await checkCertificate(url) : []),
  ]
}

function isOfThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

async function checkAnswer(url: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${url}/health/live`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const text = await answer.text()
    return [judge(url, answer, text)]
  } catch (error) {
    return [wrong(ABOUT, unreachable(url, namesOf(error)))]
  }
}

function judge(url: string, { status, headers }: Response, text: string): Finding {
  if (status >= 300 && status < 400) {
    const target = new URL(headers.get('location') ?? '/', url).origin
    return wrong(ABOUT, `${url} leads on to ${target}: set OCTAVO_PUBLIC_URL to that.`)
  }
  if (status >= 502 && status <= 504)
    return wrong(
      ABOUT,
      `A proxy answers at ${url} and does not reach the shop: start it, or correct where the proxy passes on to.`,
    )
  const release = releaseIn(text)
  if (release === undefined)
    return wrong(
      ABOUT,
      `Something else than this shop answers at ${url}: correct OCTAVO_PUBLIC_URL or the proxy.`,
    )
  const { version } = readRelease()
  if (release !== version)
    return warning(
      ABOUT,
      `Version ${release} runs at ${url}, and ${version} lies here: restart the shop.`,
    )
  return well(ABOUT, `This shop answers at ${url}.`)
}

function releaseIn(text: string): string | undefined {
  try {
    const { status, version } = JSON.parse(text) as { status?: unknown; version?: unknown }
    return status === 'live' && typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}

function unreachable(url: string, names: readonly string[]): string {
  if (names.some((name) => ['ENOTFOUND', 'EAI_AGAIN'].includes(name)))
    return `The name in ${url} is not known: add it to your DNS, or correct OCTAVO_PUBLIC_URL.`
  if (names.some((name) => /CERT|SIGNATURE|SELF_SIGNED|ALTNAME/.test(name)))
    return `The certificate of ${url} is not trusted or has run out: renew it.`
  return `Nothing answers at ${url}: start the shop and its proxy, and open the port.`
}

async function checkCertificate(url: string): Promise<Finding[]> {
  const validTo = await certificateEnd(url)
  if (validTo === undefined) return []
  const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS)
  if (days < 0 || days > WORTH_WARNING_DAYS) return []
  return [warning(ABOUT, `The certificate of ${url} runs out in ${days} days: renew it.`)]
}

function certificateEnd(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: LIMIT_MS,
    })
    const end = (found: string | undefined) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => end(socket.getPeerCertificate().valid_to))
    socket.once('error', () => end(undefined)).once('timeout', () => end(undefined))
  })
}
