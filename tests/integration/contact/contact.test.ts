import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')

beforeEach(() => sql`delete from limit_points`.execute(shop.db))
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const MESSAGE = { name: 'Ann', subject: 'A question', message: 'Does it fit?\nThank you.' }
const write = (body: object = {}, options: object = {}) =>
  shop.call('POST', '/api/contact', {
    body: { ...MESSAGE, email: newEmail(), ...body },
    ...options,
  })
const desk = (method: string, path: string, body?: object, language = 'en') =>
  shop.call(method, `/api/admin/contact-submissions${path}`, {
    token: staff.token,
    language,
    ...(body && { body }),
  })
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['template', 'language', 'subject', 'text', 'html', 'status'])
    .where('recipient', '=', email)
    .execute()

describe('a message', () => {
  test('is kept, and its writer gets a receipt with its number in their language', async () => {
    const email = newEmail()
    const { status, body } = await write({ email }, { language: 'fr' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...MESSAGE, email, status: 'new' })
    const shown = (await desk('GET', `/${body.data.id}`)).body.data
    expect(shown).toMatchObject({ ...MESSAGE, email, language: 'fr', version: 1 })
    const [receipt] = await mailsTo(email)
    expect(receipt).toMatchObject({ template: 'contact-receipt', language: 'fr' })
    expect(receipt?.subject).toContain(body.data.number)
    expect(receipt?.text).toContain('Does it fit?')
  })

  test('needs no text', async () => {
    expect((await write({ message: null })).body.data.message).toBe('')
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a link as a name', { name: 'www.cheap.example' }, 'name'],
    ['a second line in the subject', { subject: 'Hello\nBcc: all@example.org' }, 'subject'],
    ['no subject', { subject: '' }, 'subject'],
    ['no address', { email: 'ann@' }, 'email'],
    ['more than 5,000 letters', { message: 'x'.repeat(5001) }, 'message'],
  ])('with %s is refused at its field', async (_, body, field) => {
    const answer = await write(body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('with a link is kept, but its receipt to an address nobody has proved repeats none of it', async () => {
    const email = newEmail()
    await write({ email, message: 'Win a prize on https://cheap.example/now' })
    const [receipt] = await mailsTo(email)
    expect(receipt?.text).not.toContain('cheap.example')
    expect((await desk('GET', `?search=${email}`)).body.data[0].message).toContain('cheap.example')
  })

  test('of a program that fills in every field is answered and dropped, without a mail', async () => {
    const email = newEmail()
    expect((await write({ email, website: 'x' })).status).toBe(201)
    expect((await desk('GET', `?search=${email}`)).body.total).toBe(0)
    expect(await mailsTo(email)).toEqual([])
  })
})

test('an address sends at most 20 in ten minutes', async () => {
  const statuses = []
  for (let call = 0; call < 21; call += 1) statuses.push((await write()).status)
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
})

describe('staff', () => {
  test('find messages by state and by part of any text, whatever its case', async () => {
    const email = newEmail()
    const { id } = (await write({ email, subject: 'TN-2420 for HL-L2350DW' })).body.data
    for (const search of [email.toUpperCase(), 'tn-2420 for', 'does IT fit'])
      expect(
        (await desk('GET', `?status=new&search=${encodeURIComponent(search)}`)).body.data,
      ).toEqual(expect.arrayContaining([expect.objectContaining({ id })]))
    expect((await desk('GET', `?status=replied&search=${email}`)).body.total).toBe(0)
    expect((await desk('GET', '?search=100%25')).body.total).toBe(0)
  })

  test('mark a message as read and as replied to, in the words of the shop', async () => {
    const { id } = (await write()).body.data
    const read = await desk('PATCH', `/${id}/status`, { status: 'read' })
    expect([read.body.message, read.body.data.status]).toEqual(['marked as read', 'read'])
    const replied = await desk('PATCH', `/${id}/status`, { status: 'replied', version: 2 })
    expect([replied.body.message, replied.body.data.version]).toEqual(['marked as replied', 3])
    const stale = await desk('PATCH', `/${id}/status`, { status: 'read', version: 2 })
    expect([stale.status, stale.body.code, stale.body.data.status]).toEqual([
      409,
      'stale',
      'replied',
    ])
    expect((await desk('PATCH', `/${id}/status`, { status: 'new' })).status).toBe(422)
  })

  test('delete a message once', async () => {
    const { id } = (await write()).body.data
    const gone = await desk('DELETE', `/${id}`)
    expect([gone.status, gone.body.message, gone.body.data]).toEqual([
      200,
      'submission deleted',
      null,
    ])
    expect((await desk('DELETE', `/${id}`)).status).toBe(404)
    expect((await desk('GET', `/${id}`)).status).toBe(404)
  })

  test('page through them, newest first', async () => {
    for (let count = 0; count < 11; count += 1) await write({ subject: `Turning ${count}` })
    const { body } = await desk('GET', '?search=turning&per_page=10')
    expect([body.data.length, body.total, body.last_page, body.data[0].subject]).toEqual([
      10,
      11,
      2,
      'Turning 10',
    ])
  })
})

test('the list says how many messages there are in each state, whatever is searched for', async () => {
  const before = (await desk('GET', '')).body.counts
  const { id } = (await write()).body.data
  await desk('PATCH', `/${id}/status`, { status: 'replied' })
  const { counts, data } = (await desk('GET', '?search=nothing-like-it')).body
  expect(data).toEqual([])
  expect(counts).toEqual({ ...before, replied: before.replied + 1 })
})

test('a part of any field is found, and no part that runs from one field into the next', async () => {
  const word = crypto.randomUUID()
  await write({ name: `Ann ${word}`, subject: '100% sure_of it' })
  const found = async (search: string) =>
    (await desk('GET', `?search=${encodeURIComponent(search)}`)).body.total
  expect(await found(word.toUpperCase())).toBe(1)
  expect(await found('100% SURE_OF')).toBe(1)
  expect(await found(`${word} reader`)).toBe(0)
})
