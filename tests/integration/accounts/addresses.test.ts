import { describe, expect, test } from 'vitest'

import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({ template: 'migrated' })
const ADDRESS = {
  first_name: 'An',
  last_name: 'Peeters',
  street: 'Kerkstraat 1',
  city: 'Gent',
  state: 'Oost-Vlaanderen',
  postal_code: '9000',
  country: 'BE',
}
const ROOT = '/api/profile/addresses'

const add = ({ token }: Person, fields: object = {}) =>
  shop.call('POST', ROOT, { token, body: { ...ADDRESS, ...fields } })
const change = ({ token }: Person, id: number, fields: object = {}) =>
  shop.call('PUT', `${ROOT}/${id}`, { token, body: { ...ADDRESS, ...fields } })
const list = async ({ token }: Person): Promise<{ id: number; is_default: boolean }[]> =>
  (await shop.call('GET', ROOT, { token })).body.data
const idOf = async (person: Person, fields: object = {}): Promise<number> =>
  (await add(person, fields)).body.data.id
const defaults = async (person: Person) =>
  (await list(person)).filter(({ is_default }) => is_default).map(({ id }) => id)

describe('saved addresses', () => {
  test('the first one is the default, whatever was wished', async () => {
    const person = await givenPerson(shop)
    expect(await list(person)).toEqual([])
    const { status, body } = await add(person, { is_default: false, phone: '0475 12 34 56' })
    expect([status, body.message]).toEqual([201, 'Your address has been saved.'])
    expect(body.data).toEqual({
      ...ADDRESS,
      id: expect.any(Number),
      phone: '0475 12 34 56',
      is_default: true,
    })
    expect(await list(person)).toEqual([body.data])
  })

  test('exactly one is the default, and it comes first', async () => {
    const person = await givenPerson(shop)
    const [first, second, third] = [
      await idOf(person),
      await idOf(person),
      await idOf(person, { is_default: true }),
    ]
    expect((await list(person)).map(({ id }) => id)).toEqual([third, first, second])
    const set = await shop.call('PUT', `${ROOT}/${second}/default`, { token: person.token })
    expect([set.status, set.body.data.is_default]).toEqual([200, true])
    expect(await defaults(person)).toEqual([second])
    await change(person, first, { is_default: true })
    expect(await defaults(person)).toEqual([first])
    await change(person, first, { is_default: false, city: 'Aalst' })
    expect(await defaults(person)).toEqual([first])
  })

  test('the oldest takes over when the default is deleted; a second delete is 404', async () => {
    const person = await givenPerson(shop)
    const [first, second] = [await idOf(person), await idOf(person)]
    await idOf(person)
    const remove = (id: number) => shop.call('DELETE', `${ROOT}/${id}`, { token: person.token })
    expect((await remove(first)).status).toBe(200)
    expect(await defaults(person)).toEqual([second])
    expect((await remove(first)).status).toBe(404)
  })

  test('many changes at once leave exactly one default', async () => {
    const person = await givenPerson(shop)
    const added = await Promise.all(
      Array.from({ length: 10 }, () => add(person, { is_default: true })),
    )
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    const ids = (await list(person)).map(({ id }) => id)
    await Promise.all(
      ids.map((id, index) =>
        index % 2 === 0
          ? shop.call('PUT', `${ROOT}/${id}/default`, { token: person.token })
          : shop.call('DELETE', `${ROOT}/${id}`, { token: person.token }),
      ),
    )
    expect(await list(person)).toHaveLength(5)
    expect(await defaults(person)).toHaveLength(1)
  })

  test('at most 50', async () => {
    const person = await givenPerson(shop)
    const answers = await Promise.all(Array.from({ length: 52 }, () => add(person)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'You can save at most 50 addresses.'],
      [409, 'You can save at most 50 addresses.'],
    ])
  })

  test('somebody else’s address does not exist', async () => {
    const [mine, theirs] = [await givenPerson(shop), await givenPerson(shop)]
    const id = await idOf(theirs)
    expect((await change(mine, id)).status).toBe(404)
    for (const [method, path] of [
      ['DELETE', `${ROOT}/${id}`],
      ['PUT', `${ROOT}/${id}/default`],
    ] as const) {
      expect((await shop.call(method, path, { token: mine.token })).status).toBe(404)
    }
    expect(await list(theirs)).toHaveLength(1)
  })
})

describe('what an address must look like', () => {
  test.each([
    ['first_name', '', 'This field is required.'],
    ['last_name', undefined, 'This field is required.'],
    ['street', ' ', 'This field is required.'],
    ['city', '', 'This field is required.'],
    ['state', '', 'This field is required.'],
    ['postal_code', '', 'This field is required.'],
    ['country', 'US', 'We deliver to Belgium, France, the Netherlands, Germany and Luxembourg.'],
    ['street', 'x'.repeat(161), 'At most 160 characters.'],
    ['nickname', 'home', 'This field is not known here.'],
  ])('%s %j', async (field, value, sentence) => {
    const person = await givenPerson(shop)
    const { status, body } = await add(person, { [field]: value })
    expect([status, body.errors[field]?.[0]]).toEqual([422, sentence])
    expect(await list(person)).toEqual([])
  })

  test.each([
    ['BE', '900', 'A Belgian postcode has 4 digits.'],
    ['BE', '0900', 'A Belgian postcode has 4 digits.'],
    ['FR', '7500', 'This postcode does not exist in the chosen country.'],
    ['NL', '1012', 'This postcode does not exist in the chosen country.'],
    ['DE', '1011', 'This postcode does not exist in the chosen country.'],
    ['LU', '11', 'This postcode does not exist in the chosen country.'],
  ])('no postcode of %s: %s', async (country, postal_code, sentence) => {
    const person = await givenPerson(shop)
    const id = await idOf(person)
    for (const answer of [
      await add(person, { country, postal_code }),
      await change(person, id, { country, postal_code }),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([422, { postal_code: [sentence] }])
    }
  })

  test.each([
    ['FR', '75001'],
    ['NL', '1012 AB'],
    ['DE', '10115'],
    ['LU', 'L-1111'],
  ])('a postcode of %s: %s', async (country, postal_code) => {
    const person = await givenPerson(shop)
    expect((await add(person, { country, postal_code })).status).toBe(201)
  })
})
