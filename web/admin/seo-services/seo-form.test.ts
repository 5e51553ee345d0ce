import { expect, test } from 'vitest'

import { CUSTOM, pageOf, seoBody, seoValues } from './seo-form.ts'

test.each([
  ['home', 'home'],
  ['success', 'success'],
  ['category-inkjet', 'category-'],
  ['product-412', 'product-'],
  ['privacy', CUSTOM],
])('the slug %s is picked as %s', (slug, page) => {
  expect(pageOf(slug)).toBe(page)
})

test('a moment is cut to its minute, and what the select says is not sent', () => {
  const entry = { slug: 'home', locale: null, title: 'Ink', published_at: '2026-10-18T07:00:41Z' }
  const values = seoValues(entry as never)
  expect(values).toMatchObject({ published_at: '2026-10-18T07:00:00.000Z', locale: '' })
  expect(seoBody(values)).not.toHaveProperty('page')
})
