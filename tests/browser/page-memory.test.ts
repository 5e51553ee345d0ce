import { type APIRequestContext, expect, test } from '@playwright/test'
import { sql } from 'kysely'

import { openDatabase } from '#database/pool.ts'
import { article, shopApi } from '#tests/support/account-visitor.ts'
import { login } from '#tests/support/sign-in.ts'

const BURST = 400

/** The moment a page was rendered stands in its data: two renderings never tell the same. */
const renderedAt = (html: string) => /renderedAt[^\d]*([\dT:.-]+Z)/.exec(html)?.[1]

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: { 'accept-language': 'en' } })
  expect(answer.status()).toBe(200)
  return answer.text()
}

async function givenStaffToken(): Promise<string> {
  const { body } = await login(shopApi(), 'admin@octavo.test', { password: 'octavo-demo' })
  return body.data.access_token
}

test('400 who ask for one cold page at once share one rendering', async ({ request }) => {
  const path = `/shop?burst=${crypto.randomUUID()}`
  const pages = await Promise.all(Array.from({ length: BURST }, () => textOf(request, path)))
  const renderings = new Set(pages.map(renderedAt))
  expect(renderings).not.toContain(undefined)
  // A change announced amid the burst by another test may divide it.
  expect(renderings.size).toBeLessThanOrEqual(3)
})

test('languages, encodings and private pages are kept apart', async ({ request }) => {
  const inLanguage = async (language: string) =>
    (await request.get('/', { headers: { 'accept-language': language } })).text()
  expect(await inLanguage('nl')).toContain('<html lang="nl"')
  expect(await inLanguage('fr')).toContain('<html lang="fr"')
  const bytes = async (encoding: string) => {
    const answer = await request.get('/about', { headers: { 'accept-encoding': encoding } })
    return [answer.headers()['content-encoding'], renderedAt(await answer.text())]
  }
  expect((await bytes('br'))[0]).toBe('br')
  expect((await bytes('gzip'))[0]).toBe('gzip')
  expect((await bytes('identity'))[0]).toBeUndefined()
})

test('a price changed by staff is on the next page of the same process', async ({ request }) => {
  const token = await givenStaffToken()
  const { id, slug } = await article('brother-wt-320cl-waste-toner-box')
  const path = `/product/${slug}`
  const setPrice = async (price: string) => {
    const { status } = await shopApi().call('PUT', `/api/admin/products/${id}`, {
      token,
      body: { regular_price: price },
    })
    expect(status).toBe(200)
  }
  const { body } = await shopApi().call('GET', `/api/admin/products/${id}`, { token })
  const before: string = body.data.regular_price
  try {
    for (const price of ['31.41', '27.18', '16.18']) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await textOf(request, path)
      // oxlint-disable-next-line no-await-in-loop
      await setPrice(price)
      // oxlint-disable-next-line no-await-in-loop
      expect(await textOf(request, path)).toContain(price)
    }
  } finally {
    await setPrice(before)
  }
})

test('a change by staff through another process is there within a second', async ({ request }) => {
  const { id, slug } = await article('brother-wt-320cl-waste-toner-box')
  const path = `/product/${slug}?other-process`
  const db = openDatabase(process.env['OCTAVO_TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    const first = renderedAt(await textOf(request, path))
    await sql`insert into audit_log (actor_id, action, entity, entity_id, ip)
      select id, 'update', 'product', ${String(id)}, '' from users where email = 'admin@octavo.test'`.execute(
      db,
    )
    await expect
      .poll(async () => renderedAt(await textOf(request, path)), { timeout: 1_000 })
      .not.toBe(first)
  } finally {
    await db.destroy()
  }
})
