import { describe, expect, test } from 'vitest'

import { articleId } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const HOUR_MS = 3_600_000
/** What the shop takes for now, ahead of the real clock by so much. */
let aheadMs = 0
const shop = await givenShop({ clock: () => new Date(Date.now() + aheadMs) })
const staff = await givenPerson(shop, 'admin')

const read = (path: string, language: 'en' | 'nl' | 'fr' = 'en') =>
  shop.call('GET', `/api/blogs${path}`, { language })
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/blogs${path}`, { token: staff.token, ...(body && { body }) })
const slugsOf = async (query = '') =>
  (await read(`?per_page=100${query}`)).body.data.map(({ slug }: { slug: string }) => slug)
const auditOf = (id: number) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity', '=', 'blog')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()

let number = 0
async function givenArticle(fields: object = {}) {
  number += 1
  const { status, body } = await desk('POST', '', {
    title: `Article number ${number}`,
    excerpt: 'In short.',
    body: 'At length.',
    status: 'published',
    ...fields,
  })
  expect([status, body.message]).toEqual([201, expect.any(String)])
  return body.data
}

describe('the blog', () => {
  test('shows ten articles, newest first, in five categories, and nothing that is not out', async () => {
    const { body } = await read('?per_page=100')
    expect(body.total).toBe(10)
    const moments = body.data.map((row: { published_at: string }) => row.published_at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(body.categories.every(({ count }: { count: number }) => count > 0)).toBe(true)
    expect(body.categories.map(({ value }: { value: string }) => value)).toHaveLength(5)
    for (const row of body.data) {
      expect(row).not.toHaveProperty('status')
      expect(row).not.toHaveProperty('body')
      for (const field of ['title', 'title_nl', 'title_fr', 'excerpt_nl', 'body_html_fr'])
        expect(row[field]).not.toBe('')
    }
    for (const slug of ['printer-says-offline', 'what-grams-say-about-paper'])
      expect((await read(`/${slug}`)).status).toBe(404)
  })

  test('pages, and counts the categories of what is searched for', async () => {
    const second = await read('?per_page=4&page=2&view=summary')
    expect(second.body).toMatchObject({ total: 10, current_page: 2, last_page: 3 })
    expect(second.body.data).toHaveLength(4)
    expect(second.body.data[0]).not.toHaveProperty('body_html')
    const tips = await read('?category=ink-tips')
    expect(new Set(tips.body.data.map((row: { category: string }) => row.category))).toEqual(
      new Set(['ink-tips']),
    )
    expect((await read('?category=nonsense')).status).toBe(422)
  })

  test.each([
    ['en', 'corona wire', 'drum-or-toner'],
    ['nl', 'printkop uitgedroogde', 'dried-print-head'],
    ['fr', 'TAMBOUR corona', 'drum-or-toner'],
    ['fr', 'tete seche', 'dried-print-head'],
  ] as const)(
    'finds words in %s, whatever their case and accents: %s',
    async (language, search, slug) => {
      const { body } = await read(`?search=${encodeURIComponent(search.toUpperCase())}`, language)
      expect(body.data.map((row: { slug: string }) => row.slug)).toContain(slug)
    },
  )

  test('takes signs of patterns for themselves', async () => {
    expect((await read(`?search=${encodeURIComponent('%_zz')}`)).body.total).toBe(0)
  })

  test('shows an article with three others and the products it speaks of', async () => {
    const { body } = await read('/drum-or-toner')
    expect(body.data.products.map(({ sku }: { sku: string }) => sku)).toEqual([
      'OC-BR-DR2400',
      'OC-BR-TN2420',
      'OC-HP-17A-BK',
    ])
    expect(body.data.products[0]).toMatchObject({ stock_status: 'in_stock', price: '44.99' })
    expect(body.data.related_blogs).toHaveLength(3)
    expect(body.data.related_blogs[0].category).toBe('printer-tips')
    expect(body.data.related_blogs.map(({ slug }: { slug: string }) => slug)).not.toContain(
      'drum-or-toner',
    )
    expect((await read('/there-is-no-such')).status).toBe(404)
  })

  test('needs no statement for cards, and two for an article', async () => {
    await read('/ink-or-toner')
    shop.takeStatements()
    await read('?view=summary')
    expect(shop.takeStatements()).toHaveLength(0)
    await read('/ink-or-toner')
    expect(shop.takeStatements().length).toBeLessThanOrEqual(2)
  })

  test('every link in its articles leads to a page or another article', async () => {
    const { data } = (await read('?per_page=100')).body
    const slugs = new Set(data.map(({ slug }: { slug: string }) => slug))
    const links = data.flatMap((row: Record<string, string>) =>
      ['body_html', 'body_html_nl', 'body_html_fr'].flatMap((field) =>
        [...(row[field] ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
      ),
    )
    expect(links.length).toBeGreaterThan(10)
    for (const href of links) expect(slugs).toContain(href.replace(/^\/blog\//, ''))
  })
})

test('a scheduled article appears by the clock alone, without being written again', async () => {
  const moment = new Date(Date.now() + HOUR_MS).toISOString()
  const { id, slug, status } = await givenArticle({ status: 'scheduled', published_at: moment })
  expect(status).toBe('scheduled')
  expect((await read(`/${slug}`)).status).toBe(404)
  expect(await slugsOf()).not.toContain(slug)
  aheadMs = HOUR_MS + 1000
  expect((await read(`/${slug}`)).status).toBe(200)
  expect(await slugsOf()).toContain(slug)
  expect((await desk('GET', `/${id}`)).body.data.status).toBe('published')
  expect((await shop.call('GET', '/blog/rss.xml')).status).toBe(200)
  aheadMs = 0
  expect((await read(`/${slug}`)).status).toBe(404)
  await desk('DELETE', `/${id}`)
})

describe('staff', () => {
  test('write, change and delete an article, and each leaves a row', async () => {
    const product = await articleId(shop, 'OC-BR-TN2420')
    const written = await givenArticle({
      title: 'Œuvres & other ink',
      body: '## Why\n\nBecause **ink**. <b>raw</b>',
      body_nl: 'Omdat.',
      product_ids: [product],
    })
    expect(written).toMatchObject({
      slug: 'oeuvres-other-ink',
      version: 1,
      product_ids: [product],
      body_html: expect.stringContaining('<strong>ink</strong>. &lt;b&gt;raw'),
      reading_minutes: 1,
    })
    await expect.poll(async () => (await read(`/${written.slug}`)).status).toBe(200)
    const changed = await desk('PUT', `/${written.id}`, { title: 'Ink', version: 1 })
    expect(changed.body.data).toMatchObject({ title: 'Ink', slug: written.slug, version: 2 })
    expect(changed.body.data.body_html_nl).toBe('<p>Omdat.</p>\n')
    expect((await desk('DELETE', `/${written.id}`)).status).toBe(200)
    expect((await desk('DELETE', `/${written.id}`)).status).toBe(404)
    await expect.poll(async () => (await read(`/${written.slug}`)).status).toBe(404)
    const rows = await auditOf(written.id)
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(rows.every(({ actor_id }) => actor_id === staff.id)).toBe(true)
    expect(rows[1]).toMatchObject({
      before: { title: 'Œuvres & other ink' },
      after: { title: 'Ink' },
    })
  })

  test('who save what somebody else has changed get the record as it is', async () => {
    const { id } = await givenArticle({ status: 'draft' })
    await desk('PUT', `/${id}`, { title: 'First', version: 1 })
    const late = await desk('PUT', `/${id}`, { title: 'Second', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale', data: { title: 'First', version: 2 } })
    expect((await desk('PUT', `/${id}`, { title: 'Third' })).status).toBe(200)
  })

  test('give an article a new address, and the old one leads to it; nobody else gets it', async () => {
    const { id, slug } = await givenArticle()
    await desk('PUT', `/${id}`, { slug: 'a-better-address' })
    await expect.poll(async () => (await read(`/${slug}`)).body.data?.slug).toBe('a-better-address')
    const taken = await desk('POST', '', { title: 'Another', slug })
    expect(taken.status).toBe(422)
    expect(taken.body.errors).toHaveProperty('slug')
    const back = await desk('PUT', `/${id}`, { slug })
    expect(back.body.data).toMatchObject({ slug, former_slugs: ['a-better-address'] })
  })

  test.each([
    [{ status: 'scheduled' }, 'published_at'],
    [{ status: 'scheduled', published_at: '2020-01-01T00:00:00Z' }, 'published_at'],
    [{ status: 'published', published_at: '2999-01-01T00:00:00Z' }, 'published_at'],
    [{ title: '' }, 'title'],
    [{ title: '???' }, 'slug'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ product_ids: [999_999_999] }, 'product_ids'],
    [{ image_path: 'https://elsewhere.example/x.png' }, 'image_path'],
    [{ category: 'news' }, 'category'],
    [{ body_html: '<script>' }, 'body_html'],
  ])('are told what is wrong with %o', async (fields, field) => {
    const { status, body } = await desk('POST', '', { title: 'Something', ...fields })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('find and sort articles of every state', async () => {
    const drafts = await desk('GET', '?status=draft&per_page=100')
    expect(drafts.body.data.every((row: { status: string }) => row.status === 'draft')).toBe(true)
    expect((await desk('GET', '?status=scheduled')).body.data).toMatchObject([
      { slug: 'printer-says-offline' },
    ])
    const found = await desk('GET', '?search=papier&sort=title&direction=asc')
    const titles = found.body.data.map((row: { title: string }) => row.title.toLowerCase())
    expect(titles).toEqual(titles.toSorted())
    expect(titles.length).toBeGreaterThan(0)
  })
})

test('hostile Markdown is harmless when it is read', async () => {
  const { slug } = await givenArticle({
    body: '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script>',
  })
  await expect.poll(async () => (await read(`/${slug}`)).status).toBe(200)
  const { body_html: html } = (await read(`/${slug}`)).body.data
  expect(html).not.toMatch(/<script|<img|href="javascript/i)
})

describe('the feed', () => {
  const feed = async (query = '', headers = {}) => {
    const answer = await fetch(`${shop.address}/blog/rss.xml${query}`, { headers })
    return { type: answer.headers.get('content-type'), xml: await answer.text() }
  }

  test('has what readers ask for, in the language they ask for', async () => {
    const { type, xml } = await feed('?lng=nl')
    expect(type).toBe('application/rss+xml; charset=utf-8')
    for (const tag of ['title', 'link', 'description', 'language', 'item', 'guid', 'pubDate'])
      expect(xml).toContain(`<${tag}`)
    expect(xml).toContain('<language>nl</language>')
    expect(xml).toContain('Drum of toner')
    expect(xml).toMatch(/<link>http:[^<]*\/blog\/drum-or-toner\?lng=nl<\/link>/)
    expect(xml).not.toContain('Wat gram over papier zegt')
    expect(xml).not.toMatch(/href="\/(?!\/)/)
    expect((await feed('', { 'accept-language': 'fr-BE' })).xml).toContain('Tambour ou toner')
  })
})
