import { expect, test } from 'vitest'

import { sharedPage } from './shared-pages.ts'

test('of a page that is kept the text is not kept beside the bytes', async () => {
  const rendered = {
    route: '/',
    status: 200,
    headers: {},
    html: ['<!doctype html>', 'é'],
    errors: [],
  }
  const shared = sharedPage(rendered)
  if (shared.redirect !== undefined) throw new Error('a page')
  expect(shared.page).toEqual({ route: '/', status: 200, headers: {}, errors: [] })
  expect((await shared.body.for()).body.toString()).toBe('<!doctype html>é')
})
