import { expect, test } from 'vitest'

import { ROLES } from '#contract/plain/statuses.ts'
import { addToCart, articleId, givenIntent, givenStock } from '#tests/support/buying.ts'
import { type Random, type Schema, seededRandom, valueFor } from '#tests/support/fuzz-input.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const REQUESTS = process.env['OCTAVO_TEST_FULL'] === '1' ? 100_000 : 2_000
const SEED = Number(process.env['OCTAVO_TEST_SEED'] ?? 20_261)
const AT_ONCE = 6
const ANSWER_LIMIT_MS = 10_000

interface Operation {
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Call {
  method: string
  path: string
  operation: Operation
}

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 5_000)

/** Who has a cart, an order, a payment and an address to get at. */
async function givenGuest(): Promise<string> {
  const guest = newGuest()
  await givenGuestOrder(shop, guest, article, newEmail())
  await addToCart(shop, guest, article)
  await givenIntent(shop, guest)
  return guest
}
const guests = [await givenGuest(), await givenGuest()]
const people = await Promise.all(
  (['customer', ...ROLES] as const).map((role) => givenPerson(shop, role)),
)
const ids = await knownIds()

/** Ids of everything that exists, so that calls get further than "not found". */
async function knownIds(): Promise<string[]> {
  const tables = [
    'orders',
    'cart_items',
    'payment_intents',
    'products',
    'printers',
    'mails',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => shop.db.selectFrom(table).select('id').limit(5).execute()),
  )
  return rows.flat().map(({ id }) => String(id))
}

/** These end an account's sign-in: each is given one of its own. */
const ENDING = /^(?:POST \/api\/auth\/(?:logout|change-password)|DELETE \/api\/profile)$/

/** Mostly somebody who may make the call. */
async function identityFor({ method, path, operation }: Call, random: Random) {
  const token = (person: { token: string }) => ({ authorization: `Bearer ${person.token}` })
  if (ENDING.test(`${method} ${path}`))
    return token(await givenPerson(shop, 'customer', { password: 'a good long one' }))
  const isForGuests = operation.security?.some((one) => 'guest' in one) ?? false
  if (random.chance(isForGuests ? 0.9 : 0.05)) return { 'x-session-id': random.pick(guests) }
  const isForStaff = path.startsWith('/api/admin')
  return token(
    random.pick(random.chance(0.9) ? people.slice(...(isForStaff ? [2] : [0, 2])) : people),
  )
}

async function send(call: Call, random: Random): Promise<string | undefined> {
  const { method, path, operation } = call
  const { parameters = [], requestBody } = operation
  const value = (schema: Schema = {}) =>
    String(valueFor(schema, random)).slice(0, 500).toWellFormed()
  const target = path.replaceAll(/\{(\w+)\}/g, () =>
    encodeURIComponent(random.chance(0.7) ? random.pick(ids) : value()),
  )
  const query = new URLSearchParams()
  for (const { name, in: place, schema } of parameters)
    if (place === 'query' && random.chance(0.3)) query.append(name, value(schema))
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema
  const body = schema && random.chance(0.97) ? JSON.stringify(valueFor(schema, random)) : undefined
  const headers = {
    ...(await identityFor(call, random)),
    'accept-language': random.pick(['en', 'nl', 'fr', 'constructor', '*;q=x']),
    ...(random.chance(0.1) && { 'idempotency-key': `key-${random.int(50)}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const url = `${shop.address}${target}?${query}`
  const answer = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch((error: unknown) => error as Error)
  if (answer instanceof Error) return `${method} ${target}?${query} ${body}: ${answer.message}`
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
  await (isStream ? answer.body?.cancel() : answer.arrayBuffer())
  return answer.status >= 500 ? `${method} ${target}?${query} ${body}: ${answer.status}` : undefined
}

test(
  `${REQUESTS} requests made from the API's description break nothing and hang nowhere`,
  { timeout: REQUESTS * 150 },
  async () => {
    const { body } = await shop.call('GET', '/api/openapi.json')
    const described = Object.entries(body.paths as Record<string, Record<string, Operation>>)
    const calls = described.flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): Call => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    expect(calls.length).toBeGreaterThan(60)
    const random = seededRandom(SEED)
    const broken: string[] = []
    let sent = 0
    const sendOn = async () => {
      while (sent < REQUESTS && broken.length < 20) {
        sent += 1
        // oxlint-disable-next-line no-await-in-loop -- each of the six waits for its own answer
        const fault = await send(random.pick(calls), random)
        if (fault !== undefined) broken.push(fault.slice(0, 600))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
    expect(broken).toEqual([])
    // Staff among them may have blocked or merged the others; whoever comes new is let in.
    for (const role of ROLES) {
      // oxlint-disable-next-line no-await-in-loop -- three, one after the other
      const { token } = await givenPerson(shop, role)
      // oxlint-disable-next-line no-await-in-loop -- three, one after the other
      expect((await shop.call('GET', '/api/auth/user', { token })).status).toBe(200)
    }
    expect(await shop.audit()).toEqual([])
  },
)
