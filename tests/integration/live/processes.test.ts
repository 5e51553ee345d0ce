import { randomUUID } from 'node:crypto'

import { afterAll, expect, test, vi } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { readRows } from '#database/pool.ts'
import { type RunningServer, startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'
import { followLive } from '#tests/support/live-stream.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const STOP_LIMIT_MS = 2_000

const shop = await givenShop()

/** Another web process on the same database. */
async function givenSecond(port?: number): Promise<RunningServer & { address: string }> {
  const config = readConfig({
    PORT: String(port ?? (await freePort(0))),
    OCTAVO_LOG: 'silent',
    OCTAVO_RATE_LIMIT: '0',
    OCTAVO_ROLE: 'web',
  })
  const server = await startServer({ config, databaseUrl: shop.url, hasPages: false })
  return { ...server, address: server.address ?? '' }
}

async function writeMessage(): Promise<number> {
  const { status, body } = await shop.call('POST', '/api/contact', {
    body: {
      name: 'An Peeters',
      email: `${randomUUID()}@example.org`,
      subject: 'Ink',
      message: 'Which ink is it?',
    },
  })
  expect([200, 201], JSON.stringify(body)).toContain(status)
  const [row] = await readRows<{ id: number }>(
    shop.db,
    'select max(id) as id from contact_submissions',
    [],
  )
  return row?.id ?? 0
}

test('what one process writes is told by the other, and staff at both see each other', async () => {
  const second = await givenSecond()
  afterAll(() => second.close())
  const [els, jan] = [await givenPerson(shop, 'admin'), await givenPerson(shop, 'admin')]
  const [here, there] = [
    await followLive(shop.address, els.token),
    await followLive(second.address, jan.token),
  ]

  const message = await writeMessage()
  await Promise.all([here, there].map((stream) => stream.until('message', message)))

  await shop.call('POST', '/api/admin/presence', {
    token: els.token,
    body: { tab: randomUUID(), entity: 'order', entity_id: '5', editing: true },
  })
  await there.until('presence', 'order/5')

  await readRows(shop.db, 'update users set blocked_at = now() where id = $1', [jan.id])
  await vi.waitFor(() => expect(there.hasEnded()).toBe(true), { timeout: 3_000 })
  here.close()
})

test('a lost connection to the database is told as a gap, and then all goes on', async () => {
  const { token } = await givenPerson(shop, 'admin')
  const stream = await followLive(shop.address, token)
  stream.events.length = 0

  await readRows(
    shop.db,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'octavo-listen-staff_live' and datname = current_database()",
    [],
  )
  await stream.until('again')

  await stream.until('message', await writeMessage())
  expect(stream.hasEnded()).toBe(false)
  stream.close()
})

test('a server with 50 streams stops in two seconds, and the next one on its port tells all anew', async () => {
  const second = await givenSecond()
  const { port } = new URL(second.address)
  const people = await Promise.all(Array.from({ length: 10 }, () => givenPerson(shop, 'admin')))
  const streams = await Promise.all(
    people.flatMap(({ token }) =>
      Array.from({ length: 5 }, () => followLive(second.address, token)),
    ),
  )

  const begunAt = performance.now()
  await second.close()
  expect(performance.now() - begunAt).toBeLessThan(STOP_LIMIT_MS)
  await vi.waitFor(() => expect(streams.every((stream) => stream.hasEnded())).toBe(true))

  const third = await givenSecond(Number(port))
  afterAll(() => third.close())
  const again = await followLive(third.address, people[0]?.token ?? '')
  await again.until('message', await writeMessage())
  again.close()
})
