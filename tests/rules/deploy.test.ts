import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { readConfig } from '#server/platform/config.ts'

/** What cannot be run where tests run is read here; tests/faults/behind-nginx.test.ts runs the rest. */
const text = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

interface Service {
  environment?: Record<string, string>
  healthcheck?: { disable?: boolean; test?: string[] }
  image: string
  ports?: string[]
  networks: string[]
  read_only?: boolean
  cap_drop?: string[]
  user?: string
  volumes?: string[]
  restart: string
  depends_on?: Record<string, { condition: string }>
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { ipam?: { config: { subnet: string }[] } }>
}

describe('the compose file', () => {
  const { services, volumes, networks } = parse(text('compose.yaml'), { merge: true }) as Compose
  const shop = ['web1', 'web2', 'worker'].map((name) => services[name])

  test('has two web processes, a worker, PostgreSQL 18, a store and a proxy, and no more', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ['database', 'proxy', 'store', 'web1', 'web2', 'worker'].toSorted(),
    )
    expect(shop.map((one) => one?.environment?.['OCTAVO_ROLE'])).toEqual(['web', 'web', 'worker'])
    expect(services['database']?.image).toMatch(/^postgres:18/)
    for (const { image } of Object.values(services)) expect(image).not.toMatch(/:latest$/)
  })

  test('opens the proxy alone to the outside, and the database to the shop alone', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(services['proxy']?.networks).toEqual(['front'])
    expect(services['database']?.networks).toEqual(['back'])
  })

  test('believes the addresses of the network the proxy is in', () => {
    const subnet = networks['front']?.ipam?.config[0]?.subnet
    expect(shop.map((one) => one?.environment?.['OCTAVO_TRUSTED_PROXIES'])).toEqual(
      shop.map(() => subnet),
    )
  })

  test('names no volume or network that is not declared', () => {
    for (const { volumes: used = [], networks: joined } of Object.values(services)) {
      for (const volume of used) {
        const [source = ''] = volume.split(':')
        if (/^\w/.test(source)) expect(Object.keys(volumes)).toContain(source)
      }
      for (const network of joined) expect(Object.keys(networks)).toContain(network)
    }
  })

  test('gives the shop settings with which it starts, and no way to write its code', () => {
    for (const one of shop) {
      const given = Object.entries(one?.environment ?? {}).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, wanted: string) => EXAMPLES[wanted] ?? ''),
      ])
      expect(() => readConfig(Object.fromEntries(given))).not.toThrow()
      expect([one?.read_only, one?.cap_drop]).toEqual([true, ['ALL']])
    }
  })
})

/** What whoever fills in octavo.env.example would write. */
const EXAMPLES: Record<string, string> = {
  OCTAVO_SECRET: 'q7ZtR2mVw9LkXb4NsHc6YpEj3FgUa8Td',
  OCTAVO_PUBLIC_URL: 'https://shop.example',
  OCTAVO_PAYMENTS: 'test',
  DATABASE_PASSWORD: 'kR7wZq2mVt9L',
  S3_ACCESS_KEY_ID: 'octavo',
  S3_SECRET_ACCESS_KEY: 'bX4nHs6cYp8e',
}

describe('the image', () => {
  const lines = text('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const instructions = lines.map((line) => ({
    word: line.split(' ')[0] ?? '',
    rest: line.slice(line.indexOf(' ') + 1).trim(),
  }))
  const lastStage = instructions.slice(instructions.findLastIndex(({ word }) => word === 'FROM'))
  const inLast = (wanted: string) => lastStage.find(({ word }) => word === wanted)?.rest

  test('is made in stages, and runs as somebody without rights', () => {
    expect(instructions.filter(({ word }) => word === 'FROM').length).toBeGreaterThan(1)
    expect(inLast('USER')).toBe('node')
    expect(lastStage.findIndex(({ word }) => word === 'USER')).toBeGreaterThan(
      lastStage.findLastIndex(({ word }) => word === 'RUN'),
    )
  })

  test('holds the packages of production alone, and no install scripts run', () => {
    const installs = instructions.filter(({ rest }) => /npm (?:ci|install)/.test(rest))
    expect(installs).toHaveLength(1)
    expect(installs[0]?.rest).toMatch(/npm ci --omit=dev --ignore-scripts/)
  })

  test('says how it is, and starts as systemd starts it', () => {
    expect(inLast('HEALTHCHECK')).toContain('/health/ready')
    const command = JSON.parse(inLast('CMD') ?? '') as string[]
    expect(command.join(' ').replace('node', '/usr/bin/node')).toBe(
      unitOf('octavo-web@.service')['Service']?.['ExecStart'],
    )
  })

  test('is of the Node that the shop is made for', () => {
    expect(instructions[0]?.rest).toMatch(/^NODE=node:26-/)
  })
})

describe('the systemd units', () => {
  const services = readdirSync('deploy/systemd').filter((file) => file.endsWith('.service'))

  test('run as an ordinary user, start again, and write to the data folder alone', () => {
    expect(services).toEqual(['octavo-web@.service', 'octavo-worker.service'])
    for (const file of services) {
      const { Service } = unitOf(file)
      expect(Service).toMatchObject({
        User: 'octavo',
        Restart: 'always',
        NoNewPrivileges: 'yes',
        ProtectSystem: 'strict',
        StateDirectory: 'octavo',
        EnvironmentFile: '/etc/octavo/octavo.env',
      })
      expect(Service?.['Environment']).toContain('OCTAVO_DATA_DIR=/var/lib/octavo')
    }
  })

  test('differ in what they do', () => {
    const roles = services.map(
      (file) => /OCTAVO_ROLE=(\w+)/.exec(unitOf(file)['Service']?.['Environment'] ?? '')?.[1],
    )
    expect(roles).toEqual(['web', 'worker'])
  })
})

test('the example of settings names what the shop reads, and compose needs nothing else', () => {
  const names = [...text('octavo.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const config = readFileSync('server/platform/config.ts', 'utf8')
  const known = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const ofCompose = [...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  expect(ofCompose.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !known.includes(name) && !ofCompose.includes(name))).toEqual([])
})

describe('what is of one visitor alone', () => {
  const areas = (file: string, pattern: RegExp) =>
    (pattern.exec(text(file))?.[1] ?? '').split('|').toSorted()

  test('is kept by none of the caches', () => {
    const nginx = areas('nginx/octavo.conf', /\^\/\(\?:(api\|[^)]+)\)/)
    const varnish = areas('varnish/octavo.vcl', /\^\/\+\((api\|[^)]+)\)/)
    expect(varnish).toEqual(nginx)
    for (const area of ['api', 'admin', 'customer', 'checkout', 'search', 'order-confirmation'])
      expect(nginx).toContain(area)
  })

  test('is what the shop itself lets no shared cache keep', async () => {
    const { cacheHeaders } = await import('#server/pages/page-policy.ts')
    const { SHOP_PAGES } = await import('#contract/plain/page-paths.ts')
    const nginx = areas('nginx/octavo.conf', /\^\/\(\?:(api\|[^)]+)\)/)
    for (const path of Object.values(SHOP_PAGES)) {
      const isPrivate = cacheHeaders(path, 200)['cache-control']?.startsWith('private') === true
      expect(nginx.includes(path.split('/')[1] ?? ''), path).toBe(isPrivate)
    }
  })
})

/** A unit as systemd reads it: sections of names and values; of one that comes twice, both count. */
function unitOf(file: string): Record<string, Record<string, string>> {
  const unit: Record<string, Record<string, string>> = {}
  let section: Record<string, string> = {}
  for (const line of text(`systemd/${file}`).split('\n')) {
    const name = /^\[(\w+)\]$/.exec(line)?.[1]
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name !== undefined) unit[name] = section = {}
    else if (key !== '') section[key] = [section[key], value].filter(Boolean).join(' ')
  }
  return unit
}
