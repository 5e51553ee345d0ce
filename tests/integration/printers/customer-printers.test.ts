import { expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const PATH = '/api/customer/printers'
const printers = await shop.db
  .selectFrom('printers')
  .select(['id', 'name', 'slug'])
  .orderBy('id')
  .limit(21)
  .execute()
const [first = 0, second = 0, third = 0] = printers.map(({ id }) => id)

interface Own {
  id: number
  nickname: string | null
  is_main: boolean
  last_ordered_at: string | null
}

const save = (token: string, body: object, language = 'en') =>
  shop.call('POST', PATH, { token, body, language })
const list = async (token: string): Promise<Own[]> =>
  (await shop.call('GET', PATH, { token })).body.data
const mainOf = (own: Own[]) => own.filter(({ is_main }) => is_main).map(({ id }) => id)

test('the first printer is the main one, and there is always exactly one', async () => {
  const { token } = await givenPerson(shop)
  const saved = await save(token, { printer_id: first, nickname: ' Studio ' })
  expect([saved.status, saved.body.data]).toEqual([
    201,
    [
      expect.objectContaining({
        id: first,
        nickname: 'Studio',
        is_main: true,
        ...printerOf(first),
      }),
    ],
  ])
  await save(token, { printer_id: second })
  expect(mainOf(await list(token))).toEqual([first])

  const changed = await save(token, { printer_id: second, is_main: true })

  expect(changed.body.data.map(({ id }: Own) => id)).toEqual([second, first])
  expect(mainOf(changed.body.data)).toEqual([second])
  await save(token, { printer_id: second, is_main: false })
  expect(mainOf(await list(token))).toEqual([second])
})

test('saving again changes the nickname and nothing else', async () => {
  const { token } = await givenPerson(shop)
  await save(token, { printer_id: first, nickname: 'Studio' })
  const nickname = async () => (await list(token))[0]?.nickname
  await save(token, { printer_id: first, is_main: true })
  expect(await nickname()).toBe('Studio')
  await save(token, { printer_id: first, nickname: 'Attic' })
  expect(await nickname()).toBe('Attic')
  await save(token, { printer_id: first, nickname: null })
  expect(await nickname()).toBeNull()
  expect(await list(token)).toHaveLength(1)
})

test('after the main one is forgotten the oldest follows it', async () => {
  const { token } = await givenPerson(shop)
  for (const id of [first, second, third]) await save(token, { printer_id: id })

  const left = await shop.call('DELETE', `${PATH}/${first}`, { token })

  expect(mainOf(left.body.data)).toEqual([second])
  expect((await shop.call('DELETE', `${PATH}/${first}`, { token })).status).toBe(404)
  const byBody = await shop.call('DELETE', PATH, { token, body: { printer_id: third } })
  expect([byBody.status, byBody.body.data.map(({ id }: Own) => id)]).toEqual([200, [second]])
})

test('two at once make one main printer', async () => {
  const { token } = await givenPerson(shop)
  const ids = printers.slice(0, 8).map(({ id }) => id)
  const answers = await Promise.all(ids.map((id) => save(token, { printer_id: id, is_main: true })))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201))
  const own = await list(token)
  expect([own.length, mainOf(own).length]).toEqual([8, 1])
})

test('an unknown printer and a twenty-first are refused', async () => {
  const { token } = await givenPerson(shop)
  const unknown = await save(token, { printer_id: 99_999_999 })
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Printer not found'])
  for (const { id } of printers.slice(0, 20)) await save(token, { printer_id: id })
  const tooMany = await save(token, { printer_id: printers[20]?.id }, 'fr')
  expect([tooMany.status, tooMany.body.message]).toEqual([
    409,
    'Vous pouvez enregistrer au plus 20 imprimantes.',
  ])
  expect((await save(token, { printer_id: first, nickname: 'x' })).status).toBe(201)
  expect((await save(token, { printer_id: first, nickname: 'x'.repeat(61) })).status).toBe(422)
})

test('it says when something that fits was last ordered, in one statement', async () => {
  const customer = await givenPerson(shop)
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 20)
  const fitting = await shop.db
    .selectFrom('fits')
    .select('printer_id')
    .where('product_id', '=', article)
    .orderBy('printer_id')
    .executeTakeFirstOrThrow()
  const foreign = await shop.db
    .selectFrom('printers')
    .select('id')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('fits').select('printer_id').where('product_id', '=', article),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await save(customer.token, { printer_id: fitting.printer_id })
  await save(customer.token, { printer_id: foreign.id })
  expect((await list(customer.token)).map((own) => own.last_ordered_at)).toEqual([null, null])

  const order = await givenCustomerOrder(shop, customer, [article])

  shop.takeStatements()
  const own = await list(customer.token)
  expect(own.map((one) => one.last_ordered_at)).toEqual([order['created_at'], null])
  expect(shop.takeStatements().filter((sql) => /customer_printers/.test(sql))).toHaveLength(1)
})

test('printers are their owner’s alone', async () => {
  const [mine, theirs] = [await givenPerson(shop), await givenPerson(shop)]
  await save(theirs.token, { printer_id: first })
  expect(await list(mine.token)).toEqual([])
  expect((await shop.call('DELETE', `${PATH}/${first}`, { token: mine.token })).status).toBe(404)
  expect(await list(theirs.token)).toHaveLength(1)
})

test('guests and staff keep none', async () => {
  const { token } = await givenPerson(shop, 'admin')
  for (const [who, status] of [
    [{ guest: newGuest() }, 401],
    [{ token }, 403],
  ] as const) {
    const answers = await Promise.all([
      shop.call('GET', PATH, who),
      shop.call('POST', PATH, { ...who, body: { printer_id: first } }),
      shop.call('DELETE', `${PATH}/${first}`, who),
      shop.call('DELETE', PATH, { ...who, body: { printer_id: first } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
  }
})

function printerOf(id: number) {
  const { name, slug } = printers.find((printer) => printer.id === id) ?? {}
  return { name, slug }
}
