import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { FAQ_GROUPS } from '#contract/plain/faq-groups.ts'
import { contentJobs } from '#server/content/jobs.ts'
import { DEFAULT_SETTINGS } from '#server/settings/defaults.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')

beforeEach(() => sql`delete from limit_points`.execute(shop.db))

interface Group {
  group: string
  faqs: { id: number; question: string; answer_html: string; answer_html_fr: string }[]
}
const read = async (search = ''): Promise<Group[]> =>
  (await shop.call('GET', `/api/faqs?search=${encodeURIComponent(search)}`)).body.data
const questions = (groups: Group[]) => groups.flatMap(({ faqs }) => faqs)
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/faqs${path}`, { token: staff.token, ...(body && { body }) })
const vote = (id: number, helpful: boolean, guest = newGuest()) =>
  shop.call('POST', `/api/faqs/${id}/vote`, { guest, body: { helpful } })

async function givenFaq(fields: object = {}) {
  const { status, body } = await desk('POST', '', {
    group: 'delivery',
    question: 'Is there a test?',
    answer: 'There *is*.',
    status: 'published',
    ...fields,
  })
  expect(status).toBe(201)
  return body.data
}
const votesOf = async (id: number) => {
  const { helpful_votes, unhelpful_votes } = (await desk('GET', `/${id}`)).body.data
  return [helpful_votes, unhelpful_votes]
}

describe('questions', () => {
  test('come in seven groups, thirty of them, in three languages', async () => {
    const groups = await read()
    expect(groups.map(({ group }) => group)).toEqual(FAQ_GROUPS)
    expect(questions(groups)).toHaveLength(30)
    for (const faq of questions(groups)) expect(Object.values(faq)).not.toContain('')
    const texts = JSON.stringify(groups)
    expect(texts).not.toMatch(/\{\{|\}\}/)
    expect(texts).toContain('€4.95')
  })

  test('say what the settings say, at once', async () => {
    const zones = { ...DEFAULT_SETTINGS.shipping.zones, BE: { flat_fee: 555, free_from: 5000 } }
    const value = JSON.stringify({ ...DEFAULT_SETTINGS.shipping, zones })
    await shop.db.insertInto('settings').values({ name: 'shipping', value }).execute()
    await expect.poll(async () => JSON.stringify(await read('delivery cost'))).toContain('€5.55')
  })

  test.each(['peppol', 'PEPPOL facture', 'retractation', 'gestructureerde mededeling'])(
    'are found by their words, whatever case and accents: %s',
    async (search) => {
      const found = questions(await read(search))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(30)
    },
  )

  test('need no statement', async () => {
    await read()
    shop.takeStatements()
    await read('parcel')
    expect(shop.takeStatements()).toHaveLength(0)
  })

  test('link to pages of the shop and articles that are there', async () => {
    const { data } = (await shop.call('GET', '/api/blogs?per_page=100&view=summary')).body
    const slugs = data.map(({ slug }: { slug: string }) => slug)
    const links = [...JSON.stringify(await read()).matchAll(/href=\\"\/blog\/([^"\\]*)/g)]
    expect(links.length).toBeGreaterThan(3)
    for (const [, slug] of links) expect(slugs).toContain(slug)
  })
})

describe('a vote', () => {
  test('of the same visitor replaces the first, and says thanks in the language of the caller', async () => {
    const { id } = await givenFaq()
    const guest = newGuest()
    await vote(id, true, guest)
    await vote(id, true)
    expect(await votesOf(id)).toEqual([2, 0])
    const second = await shop.call('POST', `/api/faqs/${id}/vote`, {
      guest,
      language: 'nl',
      body: { helpful: false },
    })
    expect(second.body).toMatchObject({ data: { helpful: false } })
    expect(second.body.message).toMatch(/^Bedankt/)
    expect(await votesOf(id)).toEqual([1, 1])
  })

  test('keeps no name of its visitor, and after thirty days nothing of them', async () => {
    const { id } = await givenFaq()
    const guest = newGuest()
    await vote(id, true, guest)
    const kept = await shop.db
      .selectFrom('faq_votes')
      .selectAll()
      .where('faq_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain(guest)
    expect(kept.voter).toHaveLength(32)
    await sql`update faq_votes set voted_at = now() - interval '31 days' where faq_id = ${id}`.execute(
      shop.db,
    )
    await vote(id, false)
    const [forget] = contentJobs(shop)
    await forget?.run({})
    const voters = await shop.db
      .selectFrom('faq_votes')
      .select('voter')
      .where('faq_id', '=', id)
      .orderBy('id')
      .execute()
    expect(voters.map(({ voter }) => voter !== null)).toEqual([false, true])
    expect(await votesOf(id)).toEqual([1, 1])
  })

  test('is refused for what is not published, is no boolean, or comes too often', async () => {
    const draft = await givenFaq({ status: 'draft' })
    expect((await vote(draft.id, true)).status).toBe(404)
    const { id } = await givenFaq()
    const wrong = await shop.call('POST', `/api/faqs/${id}/vote`, { body: { helpful: 'yes' } })
    expect(wrong.status).toBe(422)
    await sql`delete from limit_points`.execute(shop.db)
    const statuses = []
    for (let count = 0; count < 21; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a form is sent
      statuses.push((await vote(id, true)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('staff', () => {
  test('write, change and delete a question, and each leaves a row', async () => {
    const written = await givenFaq({ question_nl: 'Is er een test?', answer_nl: 'Ja: {{fee.BE}}.' })
    expect(written).toMatchObject({
      version: 1,
      position: expect.any(Number),
      answer_html: '<p>There <em>is</em>.</p>\n',
      answer_html_nl: '<p>Ja: {{fee.BE}}.</p>\n',
    })
    const changed = await desk('PUT', `/${written.id}`, { group: 'payment', version: 1 })
    expect(changed.body.data).toMatchObject({
      group: 'payment',
      question_nl: 'Is er een test?',
      version: 2,
    })
    const late = await desk('PUT', `/${written.id}`, { question: 'Late?', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale', data: { group: 'payment', version: 2 } })
    await expect
      .poll(async () => (await read('Is there a test')).map(({ group }) => group))
      .toContain('payment')
    expect((await desk('DELETE', `/${written.id}`)).status).toBe(200)
    expect((await desk('DELETE', `/${written.id}`)).status).toBe(404)
    const rows = await shop.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'faq')
      .where('entity_id', '=', String(written.id))
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  })

  test('find questions of every state in their order', async () => {
    const { id } = await givenFaq({ status: 'draft', group: 'warranty', question: 'Zzz?' })
    const drafts = await desk('GET', '?status=draft&group=warranty&search=zzz')
    expect(drafts.body.data.map((faq: { id: number }) => faq.id)).toEqual([id])
    const all = await desk('GET', '?group=warranty&per_page=100')
    const positions = all.body.data.map((faq: { position: number }) => faq.position)
    expect(positions).toEqual(positions.toSorted((a: number, b: number) => a - b))
  })

  test.each([
    [{ group: 'nonsense' }, 'group'],
    [{ question: '' }, 'question'],
    [{ answer: '' }, 'answer'],
    [{ position: -1 }, 'position'],
    [{ helpful_votes: 99 }, 'helpful_votes'],
  ])('are told what is wrong with %o', async (fields, field) => {
    const { status, body } = await desk('POST', '', {
      group: 'delivery',
      question: 'What?',
      answer: 'This.',
      ...fields,
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
  })
})

test.each(['terms', 'privacy', 'accessibility', 'company'])(
  'the page %s answers in the caller’s language, with no statement',
  async (name) => {
    const page = async (language: string) =>
      (await shop.call('GET', `/api/pages/${name}`, { language })).body.data
    const [en, nl, fr] = await Promise.all([page('en'), page('nl'), page('fr')])
    expect(new Set([en.title, nl.title, fr.title]).size).toBe(3)
    shop.takeStatements()
    await page('nl')
    expect(shop.takeStatements()).toHaveLength(0)
  },
)

test('there is no other page of that kind', async () => {
  expect((await shop.call('GET', '/api/pages/secrets')).status).toBe(404)
})
