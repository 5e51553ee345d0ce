import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { auditShop, type Finding } from '#server/reports/audit-shop.ts'

import { type Api, callAt } from './api-call.ts'
import { givenDatabase, type TestDatabase } from './database.ts'
import { type Mailbox, type MailboxOptions, startMailbox } from './mailbox.ts'
import { nginxProgram, prepareNginx } from './nginx.ts'
import { type StartedProcess, startProcess } from './started-process.ts'

export interface WebProcess extends StartedProcess, Api {
  address: string
  /** In its place after it was killed. */
  restart(): Promise<void>
}

export interface ShopCluster extends TestDatabase {
  webs: readonly [WebProcess, WebProcess]
  /** Through nginx where there is one, else the first web process. */
  front: Api & { url: string; plainUrl: string | undefined }
  mailbox: Mailbox
  startWorker(): Promise<StartedProcess>
  audit(): Promise<Finding[]>
}

const BUCKET = 'octavo'

interface ClusterOptions {
  environment?: Record<string, string>
  mail?: MailboxOptions
}

/**
 * What deploy/compose.yaml and deploy/systemd start, without containers: two web processes with their
 * pages, a worker when it is asked for, one PostgreSQL over TCP, a store that speaks S3, a mail server, and
 * nginx with the configuration of deploy/ where it is installed. Ends after the file's tests.
 */
export async function givenCluster({
  environment = {},
  mail = {},
}: ClusterOptions = {}): Promise<ShopCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-cluster-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const database = await givenDatabase('demo')
  const mailbox = await startMailbox(mail)
  afterAll(() => mailbox.close())
  const proxy = nginxProgram === undefined ? undefined : await prepareNginx()
  const ports = [await freePort(0), await freePort(0)] as const
  const frontUrl = proxy?.url ?? `http://127.0.0.1:${ports[0]}`
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    OCTAVO_SECRET: 'q7ZtR2mVw9LkXb4NsHc6YpEj3FgUa8Td',
    OCTAVO_PUBLIC_URL: frontUrl,
    OCTAVO_PAYMENTS: 'test',
    OCTAVO_TRUSTED_PROXIES: 'loopback',
    OCTAVO_RATE_LIMIT: '0',
    OCTAVO_LOG: process.env['OCTAVO_TEST_LOG'] ?? 'silent',
    VIES_URL: 'http://127.0.0.1:9',
    ...(proxy !== undefined && { NODE_EXTRA_CA_CERTS: proxy.certificate }),
    ...(await givenStore(path.join(folder, 'store'))),
    ...environment,
  }
  let workers = 0
  // Those that a test starts, too: no hook can be added while one runs.
  const started: StartedProcess[] = []
  afterAll(() => Promise.all(started.map((one) => one.stop())))
  const start = async (role: 'web' | 'worker', port?: number) => {
    // Each has a folder of its own, as on two machines: only the store is shared.
    const own = path.join(folder, port === undefined ? `worker-${(workers += 1)}` : String(port))
    await mkdir(own, { recursive: true })
    const one = await startProcess(
      [process.execPath, '--max-old-space-size=256', 'scripts/start.ts'],
      {
        ...settings,
        OCTAVO_ROLE: role,
        OCTAVO_DATA_DIR: own,
        ...(port !== undefined && { PORT: String(port) }),
      },
      /Octavo is ready/,
    )
    started.push(one)
    return one
  }
  const webs = [await startWeb(ports[0], start), await startWeb(ports[1], start)] as const
  if (proxy !== undefined) {
    const nginx = await proxy.start(ports)
    afterAll(async () => {
      await nginx.stop()
      await proxy.remove()
    })
  }
  return {
    ...database,
    webs,
    front: { url: frontUrl, plainUrl: proxy?.plainUrl, call: callAt(frontUrl) },
    mailbox,
    startWorker: () => start('worker'),
    audit: () => auditShop(database.db),
  }
}

async function startWeb(
  port: number,
  start: (role: 'web', port: number) => Promise<StartedProcess>,
): Promise<WebProcess> {
  const address = `http://127.0.0.1:${port}`
  const web: WebProcess = {
    ...(await start('web', port)),
    address,
    call: callAt(address),
    async restart() {
      Object.assign(web, await start('web', port))
    },
  }
  return web
}

async function givenStore(directory: string): Promise<Record<string, string>> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  afterAll(() => server.close())
  return {
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}
