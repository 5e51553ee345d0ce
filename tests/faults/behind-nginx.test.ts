import { request } from 'node:https'

import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { isFull, tell } from '#tests/support/full-run.ts'
import { followLive } from '#tests/support/live-stream.ts'
import { nginxProgram } from '#tests/support/nginx.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenCluster } from '#tests/support/shop-cluster.ts'
import { newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { upload } from '#tests/support/upload.ts'

const MEGABYTE = 1_000_000

describe.runIf(isFull && nginxProgram !== undefined)('the shop behind nginx', async () => {
  const cluster = await givenCluster()
  const { front } = cluster

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(front.url + path, { headers, redirect: 'manual' })
    const text = await answer.text()
    return {
      status: answer.status,
      cache: answer.headers.get('x-cache'),
      id: answer.headers.get('x-request-id'),
      encoding: answer.headers.get('content-encoding'),
      language: /<html lang="(\w+)"/.exec(text)?.[1],
      vary: answer.headers.get('vary'),
      text,
    }
  }

  test('a public page is kept for each language, however it was asked for', async () => {
    const asked: [language: string, headers: Record<string, string>][] = [
      ['nl', { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.8' }],
      ['nl', { cookie: 'theme=dark; i18next=nl', 'accept-language': 'fr' }],
      ['fr', { 'accept-language': 'fr' }],
      ['fr', { cookie: 'i18next=fr-BE' }],
      ['en', {}],
      ['en', { 'accept-language': 'de' }],
      ['nl', { 'accept-language': 'en;q=0.5,nl' }],
      ['en', { 'accept-language': 'nld,en;q=0.3' }],
      ['fr', { 'accept-language': 'ru,fr;q=0.7' }],
    ]
    const path = '/faqs'
    for (const round of ['first', 'kept']) {
      for (const [language, headers] of asked) {
        const page = await get(path, headers)
        expect([page.status, page.language], JSON.stringify(headers)).toEqual([200, language])
        if (round === 'kept') expect(page.cache, JSON.stringify(headers)).toBe('HIT')
      }
    }
    expect((await get(`${path}?lng=fr`, { 'accept-language': 'nl' })).language).toBe('fr')
    expect((await get(`${path}?lng=fr`, { 'accept-language': 'nl' })).cache).toBe('HIT')
  })

  test('each compression is kept apart, and browsers still learn what it varies by', async () => {
    const of = (encoding: string) => get('/about', { 'accept-encoding': encoding })
    expect((await of('br, gzip')).encoding).toBe('br')
    expect((await of('gzip')).encoding).toBe('gzip')
    expect((await of('identity')).encoding).toBeNull()
    const again = await of('gzip, deflate, br')
    expect([again.cache, again.encoding]).toEqual(['HIT', 'br'])
    expect(again.vary).toMatch(/Accept-Language/)
    expect((await of('br;q=0, gzip;q=0')).encoding).toBeNull()
  })

  test.each([
    '/api/settings',
    '/api/brands',
    '/admin/login',
    '/customer',
    '/checkout',
    '//checkout',
    '/CHECKOUT/',
    '/%63heckout',
    '/search?q=toner',
    '/login',
    '/health/live',
  ])('%s is never kept', async (path) => {
    const [first, second] = [await get(path), await get(path)]
    expect([first.cache, second.cache]).toEqual([null, null])
    expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.id).not.toBe(first.id)
  })

  test('pictures and assets are kept, a draft’s link and a missing page are not', async () => {
    const home = await get('/')
    const asset = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? ''
    await get(asset)
    expect((await get(asset)).cache).toBe('HIT')
    expect((await get('/?preview=x')).cache).not.toBe('HIT')
    expect((await get('/?preview=x')).cache).not.toBe('HIT')
    await get('/nothing-here')
    expect([(await get('/nothing-here')).status, (await get('/nothing-here')).cache]).toEqual([
      404,
      'MISS',
    ])
  })

  test('an address is that of the connection, whatever a visitor pretends', async () => {
    const { id, token } = await givenPerson(cluster, 'super_admin')
    const { status } = await front.call('PUT', '/api/admin/settings/shop', {
      token,
      body: { phone: '+32 9 000 00 43' },
      headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    })
    expect(status).toBe(200)
    const rows = await readRows(cluster.db, 'select ip from audit_log where actor_id = $1', [id])
    expect(rows).toEqual([{ ip: '127.0.0.1' }])
    // Not this machine's either: a proxy stands in between.
    expect((await get('/metrics')).status).toBe(404)
  })

  test('too much is refused by nginx, and files of staff pass', async () => {
    const { token } = await givenPerson(cluster, 'admin')
    const send = (path: string, bytes: number) => statusOf(`${front.url}${path}`, token, bytes)
    expect(await send('/api/guest/cart/add/1', 2 * MEGABYTE)).toBe(413)
    const file = await upload({ address: front.url }, '/api/admin/products/import', {
      token,
      content: `sku\n${'x'.repeat(20 * MEGABYTE)}`,
    })
    // Read whole, and refused by the shop itself: one field is far too long.
    expect([file.status, file.body.status]).toEqual([422, 'error'])
  })

  test('http leads to https, with the address', async () => {
    const answer = await fetch(`${front.plainUrl}/shop?page=2`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'https://localhost/shop?page=2',
    ])
  })

  test('live updates pass at once', async () => {
    const { token } = await givenPerson(cluster, 'admin')
    const stream = await followLive(front.url, token)
    await front.call('POST', '/api/contact', {
      body: { name: 'An', email: newEmail(), subject: 'Toner', message: 'Hello' },
    })
    await stream.until('message')
    expect(stream.hasEnded()).toBe(false)
    stream.close()
  })

  test('with one process gone nobody notices, and with both the pages that are kept go on', async () => {
    const [first, second] = cluster.webs
    await get('/company')
    await first.kill()
    const statuses: number[] = []
    for (let one = 0; one < 60; one++) {
      const guest = newGuest()
      statuses.push((await front.call('GET', '/api/guest/cart', { guest })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    await second.kill()
    const kept = await get('/company')
    tell(`Both web processes gone: a kept page answers ${kept.status} (${kept.cache})`)
    expect(kept.status).toBe(200)
    expect((await get('/api/settings')).status).toBe(502)
    await Promise.all([first.restart(), second.restart()])
    expect((await front.call('GET', '/api/guest/cart', { guest: newGuest() })).status).toBeLessThan(
      503,
    )
  })
})

/** Without fetch, which does not tell of an answer that comes before the body is sent. */
function statusOf(url: string, token: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': bytes,
      },
    })
    let status = 0
    sent.once('response', (answer) => {
      status = answer.statusCode ?? 0
      answer.resume().once('end', () => resolve(status))
    })
    sent.once('error', (error) => (status === 0 ? reject(error) : resolve(status)))
    sent.end(Buffer.alloc(bytes))
  })
}
