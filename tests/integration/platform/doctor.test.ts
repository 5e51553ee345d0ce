import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import S3rver from '@20minutes/s3rver'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, inject, test } from 'vitest'

import { migrate } from '#database/migrate.ts'
import { openDatabase, readRows } from '#database/pool.ts'
import { checkAddress } from '#scripts/doctor/check-address.ts'
import { checkDatabase } from '#scripts/doctor/check-database.ts'
import { checkMachine } from '#scripts/doctor/check-machine.ts'
import { checkMail } from '#scripts/doctor/check-mail.ts'
import { checkPayments } from '#scripts/doctor/check-payments.ts'
import { checkProxies } from '#scripts/doctor/check-proxies.ts'
import { checkSecrets } from '#scripts/doctor/check-secrets.ts'
import { checkStore } from '#scripts/doctor/check-store.ts'
import type { Finding } from '#scripts/doctor/finding.ts'
import { runCommand } from '#scripts/run-command.ts'
import { WORTH_ASKING } from '#server/payments/receive-event.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { addressOf, withAdmin } from '#tests/support/database-template.ts'
import { givenShop } from '#tests/support/shop.ts'

const SECRET = 'q7ZtR2mVw9LkXb4NsHc6YpEj3FgUa8Td'
const WEBHOOK_SECRET = 'whsec_Qm3Zt7Rw2Vk9Xb4N'
const PASSWORD = 'kR7wZq2mVt9L'
const MAIL_PASSWORD = 'bX4nHs6cYp8e'
const BUCKET = 'doctor-bucket'

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-doctor-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const shop = await givenShop()
const database = await givenOwnDatabase()
const mailPort = await givenMailServer()
const store = await givenStore()

const sound = {
  OCTAVO_DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: database.url,
  OCTAVO_SECRET: SECRET,
  OCTAVO_PUBLIC_URL: shop.address,
  SMTP_URL: `smtp://shop:${MAIL_PASSWORD}@127.0.0.1:${mailPort}`,
  S3_BUCKET: BUCKET,
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: store,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  VIES_URL: await givenHttp((_, response) => response.end('{}')),
}

/** What is wrong with the sound settings once these are changed. */
async function wrongs(
  check: (config: Config) => Finding[] | Promise<Finding[]>,
  changed: Record<string, string> = {},
): Promise<string> {
  const findings = await check(readConfig({ ...sound, ...changed }))
  return findings.flatMap(({ state, says }) => (state === 'wrong' ? [says] : [])).join('\n')
}

test('nothing is wrong with sound settings', async () => {
  const { code, output } = await doctor(sound)
  expect([code, output]).toEqual([0, expect.stringContaining('0 wrong')])
  for (const about of ['Database', 'Mail server', 'Store', 'Public address', 'Clock', 'Disk'])
    expect(output, about).toMatch(new RegExp(`^✓ ${about} `, 'm'))
})

test('ten things planted at once are all named, and no secret is', async () => {
  const elsewhere = await givenHttp((_, response) => response.end('<p>Parked</p>'))
  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  const planted = {
    ...sound,
    OCTAVO_DATA_DIR: path.join(file, 'data'),
    DATABASE_URL: database.url.replace(database.password, 'wrong-password-of-ours'),
    OCTAVO_SECRET: 'please-change-me-please-change-me',
    OCTAVO_METRICS_TOKEN: 'please-change-me-please-change-me',
    OCTAVO_PUBLIC_URL: elsewhere,
    OCTAVO_TRUSTED_PROXIES: '0.0.0.0/0',
    SMTP_URL: `smtp://shop:another-password@127.0.0.1:${mailPort}`,
    S3_BUCKET: 'not-there',
    STRIPE_SECRET_KEY: 'sk_live_dQ8vYt5Kx2',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_dQ8vYt5Kx2',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    VIES_URL: await givenHttp((_, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString()).end('{}')
    }),
  }
  const { code, output } = await doctor(planted)

  expect(code).toBe(1)
  for (const sentence of [
    /The data folder .+ cannot be written \(ENOTDIR\)/,
    /refuses the user or the password\. Correct DATABASE_URL/,
    /OCTAVO_SECRET can be guessed/,
    /OCTAVO_METRICS_TOKEN is the same as another secret/,
    /Something else than this shop answers/,
    /OCTAVO_TRUSTED_PROXIES believes everybody/,
    /refuses the user or the password of SMTP_URL/,
    /There is no bucket not-there/,
    /are not of one mode/,
    /clock of this machine is 360\d s off/,
  ])
    expect(output).toMatch(sentence)
  expect(output).toContain('10 wrong')
  for (const secret of [
    'wrong-password-of-ours',
    'please-change-me',
    'another-password',
    'dQ8vYt5Kx2',
    WEBHOOK_SECRET,
    'S3RVER',
  ])
    expect(output).not.toContain(secret)
})

test('settings that end the start are told like the rest', async () => {
  const { code, output } = await doctor({ ...sound, PORT: 'many', STRIPE_SECRET_KEY: 'sk_live_x' })
  expect([code, output]).toEqual([1, expect.stringMatching(/^✗ Settings +PORT must be a port/)])
})

describe('the database', () => {
  test('that is empty is well, and one of a newer release is not', async () => {
    expect(await wrongs(checkDatabase)).toBe('')
    await migrate(database.url)
    expect(await wrongs(checkDatabase)).toBe('')
    const db = openDatabase(database.url, { max: 1 })
    await readRows(
      db,
      "insert into schema_migrations (name, checksum) values ('9999_later.sql', '')",
    )
    await db.destroy()
    expect(await wrongs(checkDatabase)).toMatch(/migrated by a newer release \(9999_later\.sql\)/)
  })

  test('whose user may create neither schemas nor tables', async () => {
    const { role } = database
    await withAdmin(inject('postgresUrl'), (admin) =>
      admin.query(`alter database ${database.name} owner to current_user`),
    )
    expect(await wrongs(checkDatabase)).toMatch(
      new RegExp(`"grant create on database ${database.name} to ${role}"`),
    )
    expect(await wrongs(checkDatabase)).toMatch(/"grant create on schema public/)
  })

  test('in another encoding', async () => {
    const latin = await givenOwnDatabase("encoding 'LATIN1' locale 'C' template template0")
    expect(await wrongs(checkDatabase, { DATABASE_URL: latin.url })).toMatch(/is in LATIN1/)
  })
})

describe('the mail server', () => {
  test.each([
    ['that is not there', 'smtp://127.0.0.1:9', /No mail server answers at 127\.0\.0\.1:9/],
    ['whose name is not known', 'smtp://mail.invalid', /machine of mail\.invalid is not known/],
  ])('%s', async (_, url, says) => {
    expect(await wrongs(checkMail, { SMTP_URL: url })).toMatch(says)
  })
})

test('a store that is not there, or whose keys are wrong', async () => {
  expect(await wrongs(checkStore, { S3_ENDPOINT: 'http://127.0.0.1:9' })).toMatch(/does not answer/)
  expect(
    await wrongs(checkStore, { S3_ACCESS_KEY_ID: 'NOBODY', S3_SECRET_ACCESS_KEY: 'NOTHING' }),
  ).toMatch(/refuses the keys/)
})

test('a clock that is off the database’s', async () => {
  const late = (config: Config) => checkMachine(config, () => Date.now() - 20_000)
  expect(await wrongs(late, { VIES_URL: 'http://127.0.0.1:9' })).toMatch(
    /clock of this machine is 20 s off that of the database/,
  )
})

describe('the public address', () => {
  const nameless = 'http://127.0.0.1:9'
  test.each([
    ['that nobody serves', async () => nameless, /Nothing answers/],
    ['in the open', async () => 'http://shop.example', /passwords travel in the open/],
    ['that is not known', async () => 'https://shop.invalid', /not known: add it to your DNS/],
    [
      'that leads elsewhere',
      () => givenHttp((_, r) => r.writeHead(301, { location: 'https://shop.example/x' }).end()),
      /leads on to https:\/\/shop\.example: set/,
    ],
    [
      'whose proxy does not reach the shop',
      () => givenHttp((_, response) => response.writeHead(502).end()),
      /does not reach the shop/,
    ],
  ])('%s', async (_, address, says) => {
    const url = await address()
    const changed = { OCTAVO_PUBLIC_URL: url, OCTAVO_PAYMENTS: 'test' }
    expect(await wrongs(checkAddress, changed)).toMatch(says)
  })
})

describe('the proxies', () => {
  test('one in front that is not trusted, or is no address', async () => {
    const https = { OCTAVO_PUBLIC_URL: 'https://shop.invalid', OCTAVO_PAYMENTS: 'test' }
    expect(await wrongs(checkProxies, https)).toMatch(/set OCTAVO_TRUSTED_PROXIES to its address/)
    for (const bad of ['proxy', '10.0.0.0/33', '10.0.0.1/8/8'])
      expect(await wrongs(checkProxies, { OCTAVO_TRUSTED_PROXIES: bad })).toContain(`"${bad}"`)
    for (const good of ['loopback', '10.0.0.0/8, fd00::/8', '127.0.0.1'])
      expect(await wrongs(checkProxies, { OCTAVO_TRUSTED_PROXIES: good })).toBe('')
  })

  test('one that keeps what only the visitor may', async () => {
    const answer = await fetch(`${shop.address}/api/settings`)
    const kept = { id: answer.headers.get('x-request-id') ?? '', text: await answer.text() }
    const url = await givenHttp((_, response) =>
      response.writeHead(200, { 'x-request-id': kept.id }).end(kept.text),
    )
    expect(await wrongs(checkProxies, { OCTAVO_PUBLIC_URL: url })).toMatch(/keeps answers of/)
  })
})

test('secrets that repeat, that can be guessed, or that others can read', async () => {
  const file = path.join(folder, 'octavo.env')
  await writeFile(file, '')
  await chmod(file, 0o644)
  expect(await wrongs((config) => checkSecrets(config, file))).toMatch(/"chmod 640 /)
  await chmod(file, 0o640)
  expect(await wrongs((config) => checkSecrets(config, file))).toBe('')
  expect(
    await wrongs(checkSecrets, { DATABASE_URL: 'postgres://octavo:octavo@127.0.0.1/shop' }),
  ).toMatch(/password in DATABASE_URL can be guessed/)
})

describe('payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_dQ8vYt5Kx2',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_dQ8vYt5Kx2',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }
  const at = (provider: string) => (config: Config) => checkPayments(config, provider)
  const webhook = (changed: object = {}) => ({
    url: `${shop.address}/api/payment/webhook`,
    status: 'enabled',
    enabled_events: [...WORTH_ASKING],
    ...changed,
  })
  const provider = (status: number, endpoints: readonly object[] = []) =>
    givenHttp((_, response) => response.writeHead(status).end(JSON.stringify({ data: endpoints })))

  test('a key that the provider refuses, and a provider that is away', async () => {
    expect(await wrongs(at(await provider(401)), keys)).toMatch(/refuses STRIPE_SECRET_KEY/)
    expect(await wrongs(at('http://127.0.0.1:9'), keys)).toMatch(/provider does not answer/)
  })

  test.each([
    ['is missing', [], /sends nothing to /],
    ['is switched off', [webhook({ status: 'disabled' })], /sends nothing to /],
    [
      'lacks events',
      [webhook({ enabled_events: ['payment_intent.succeeded'] })],
      /lacks these events, add them: .*refund\.failed/,
    ],
  ])('a webhook that %s', async (_, endpoints, says) => {
    expect(await wrongs(at(await provider(200, endpoints)), keys)).toMatch(says)
  })

  test('a secret that is not the running shop’s, and one that is', async () => {
    const real = await givenShop({ environment: { ...keys } })
    const well = await provider(200, [
      webhook({ url: `${real.address}/api/payment/webhook`, enabled_events: ['*'] }),
    ])
    const of = { ...keys, OCTAVO_PUBLIC_URL: real.address }

    expect(await wrongs(at(well), of)).toBe('')
    expect(await wrongs(at(well), of)).toBe('')
    expect(await wrongs(at(well), { ...of, STRIPE_WEBHOOK_SECRET: 'whsec_another' })).toMatch(
      /refuses events signed with STRIPE_WEBHOOK_SECRET/,
    )
    expect(
      await readRows(
        real.db,
        "select count(*)::int as events from webhook_events where type = 'octavo.doctor'",
      ),
    ).toEqual([{ events: 1 }])
  })
})

function doctor(environment: Record<string, string>) {
  return runCommand([process.execPath, 'scripts/doctor.ts'], {
    env: { PATH: process.env['PATH'], ...environment },
  })
}

/** A database as a careful owner makes it: of a role that may do nothing else. */
async function givenOwnDatabase(options = '') {
  const postgresUrl = inject('postgresUrl')
  const name = `doctor_${Math.random().toString(36).slice(2)}`
  const role = `${name}_user`
  await withAdmin(postgresUrl, async (admin) => {
    await admin.query(`create role ${role} login password '${PASSWORD}'`)
    await admin.query(`create database ${name} owner ${role} ${options}`)
  })
  afterAll(() =>
    withAdmin(postgresUrl, async (admin) => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role ${role}`)
    }),
  )
  const url = new URL(addressOf(postgresUrl, name))
  url.username = role
  url.password = PASSWORD
  return { url: url.href, name, role, password: PASSWORD }
}

async function givenMailServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === MAIL_PASSWORD ? done(null, { user: 'shop' }) : done(new Error('Not you')),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  return (server.server.address() as AddressInfo).port
}

async function givenStore(): Promise<string> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  afterAll(() => server.close())
  return `http://127.0.0.1:${port}`
}

async function givenHttp(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
