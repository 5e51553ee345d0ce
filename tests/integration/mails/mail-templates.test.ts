import { describe, expect, test } from 'vitest'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { MAIL_TEMPLATES } from '#contract/plain/mail-templates.ts'
import { eventually } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({ template: 'migrated' })
const [customer, admin] = [await givenPerson(shop), await givenPerson(shop, 'admin')]
const read = (path: string, { token } = admin) => shop.call('GET', `/api/admin/${path}`, { token })

describe.each(LANGUAGES)('in %s', (language) => {
  test('every mail can be looked at, as HTML and as text, with every word in its place', async () => {
    const { body } = await read(`mail-templates?language=${language}`)
    expect(body.data.map(({ template }: { template: string }) => template)).toEqual(MAIL_TEMPLATES)
    for (const { template, subject } of body.data) {
      const mail = (await read(`mail-templates/${template}?language=${language}`)).body.data
      expect(mail.subject).toBe(subject)
      expect(mail.html).toContain(`<html lang="${language}">`)
      for (const text of [mail.subject, mail.html, mail.text]) {
        expect(text).not.toMatch(/\{\{|\[\[|undefined|NaN|Invalid Date/)
        // A text that is missing shows as its key.
        expect(text).not.toMatch(/\b[a-z]+_[a-z_]+\.[a-z_]+\b/)
      }
    }
  })
})

test('three languages are three mails', async () => {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { body } = await read(`mail-templates/order-shipped?language=${language}`)
      return body.data.text as string
    }),
  )
  expect(new Set(texts).size).toBe(3)
})

test('a mail that the shop does not write is not found, whatever its name', async () => {
  for (const name of ['lottery', 'constructor', '__proto__', 'toString']) {
    expect((await read(`mail-templates/${name}`)).status).toBe(404)
  }
  expect((await read('mail-templates/welcome?language=de')).status).toBe(422)
})

test('only staff look at them', async () => {
  expect((await read('mail-templates', customer)).status).toBe(403)
  expect((await read('mail-templates/welcome', customer)).status).toBe(403)
})

test('mails are found by what they are and by their language, and counted by state', async () => {
  const email = 'reader@example.org'
  await shop.call('POST', '/api/admin/mails/test', { token: admin.token, body: { email } })
  const found = async (query: string) =>
    (await read(`mails?search=${email}&${query}`)).body.total as number
  expect(await found('template=test&language=en')).toBe(1)
  expect(await found('template=welcome')).toBe(0)
  expect(await found('language=fr')).toBe(0)
  const { id } = (await read(`mails?search=${email}`)).body.data[0]
  const kept = await eventually(
    async () => (await read(`mails/${id}`)).body.data,
    ({ status }) => status === 'kept',
  )
  expect(kept).toMatchObject({ attempts: 1, next_attempt_at: null })
  const { body } = await read('mails-stats')
  expect(body.data).toMatchObject({ waiting: 0, failed: 0, has_mail_server: false })
})
