import { expect, test } from 'vitest'

import { blogBody, blogValues } from './blog-form.ts'

const empty = blogValues(undefined)

test('what is left empty is for the server to make, and a draft has no moment', () => {
  const body = blogBody({ ...empty, title: 'Ink', published_at: '2026-11-22T08:00:00.000Z' })
  expect(body).not.toHaveProperty('slug')
  expect(body).not.toHaveProperty('author')
  expect(body.published_at).toBeNull()
})

test('a scheduled article keeps its moment, and a changed address is sent', () => {
  const at = '2026-12-01T08:00:00.000Z'
  const body = blogBody({ ...empty, status: 'scheduled', published_at: at, slug: ' ink-tips ' })
  expect(body).toMatchObject({ slug: 'ink-tips', published_at: at })
})
