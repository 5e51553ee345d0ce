import { expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const preview = (body: unknown, who?: string) =>
  shop.call('POST', '/api/admin/markdown-preview', { body, ...(who && { token: who }) })

test('staff see a text as it will be saved: rendered, and what could run taken out', async () => {
  const body = '# Ink\n\n**Bold** [x](javascript:alert(1)) <img src=x onerror=alert(1)>'
  const { status, body: answer } = await preview({ body }, token)
  expect(status).toBe(200)
  expect(answer.data.html).toContain('<h2>Ink</h2>')
  expect(answer.data.html).toContain('<strong>Bold</strong>')
  expect(answer.data.html).not.toMatch(/<img|href="javascript/)
  const saved = await shop.call('POST', '/api/admin/blogs', {
    token,
    body: { title: 'Ink', body },
  })
  expect(saved.body.data.body_html).toBe(answer.data.html)
})

test('an empty text is an empty preview, a text that is too long is refused', async () => {
  expect((await preview({ body: '' }, token)).body.data.html).toBe('')
  expect((await preview({ body: 'a'.repeat(30_001) }, token)).status).toBe(422)
  expect((await preview({ body: 'a', html: 'b' }, token)).status).toBe(422)
})

test('nobody else may ask', async () => {
  expect((await preview({ body: 'a' })).status).toBe(401)
  const customer = await givenPerson(shop, 'customer')
  expect((await preview({ body: 'a' }, customer.token)).status).toBe(403)
})
