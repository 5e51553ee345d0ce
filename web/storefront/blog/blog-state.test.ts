import { expect, test } from 'vitest'

import { blogPath, readBlog } from './blog-state.ts'

test('an address and its state say the same', () => {
  const state = { category: 'ink-tips', search: 'dried head', page: 2 } as const
  const path = blogPath(state)
  expect(path).toBe('/blog?category=ink-tips&search=dried+head&page=2')
  expect(readBlog(new URL(path, 'http://shop').searchParams)).toEqual(state)
})

test('what makes no sense counts as not said', () => {
  const asked = new URLSearchParams('category=cakes&page=-3&search=%20%20')
  expect(readBlog(asked)).toEqual({ category: undefined, search: '', page: 1 })
  expect(blogPath({ page: 1, search: '' })).toBe('/blog')
})
