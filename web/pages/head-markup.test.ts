import { expect, test } from 'vitest'

import { headMarkup } from './head-markup.ts'

test('writes tags in the order given, void ones without an end', () => {
  const markup = headMarkup([
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    { tag: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },
    { tag: 'title', attributes: { 'data-page': '' }, text: 'Ink' },
  ])
  expect(markup).toBe(
    '<meta charset="utf-8"><link rel="stylesheet" href="/a.css"><title data-page>Ink</title>',
  )
})

test('no text or attribute ends its tag early', () => {
  const markup = headMarkup([
    { tag: 'title', attributes: {}, text: '</title><script>' },
    { tag: 'meta', attributes: { content: '"><script>&' } },
  ])
  expect(markup).toBe(
    '<title>&lt;/title&gt;&lt;script&gt;</title><meta content="&quot;&gt;&lt;script&gt;&amp;">',
  )
})

test('a script stays as it is', () => {
  expect(headMarkup([{ tag: 'script', attributes: {}, text: 'a&&b' }])).toBe(
    '<script>a&&b</script>',
  )
})
