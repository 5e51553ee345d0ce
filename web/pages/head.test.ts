import { expect, test } from 'vitest'

import { headTags, type Head } from './head.ts'

function tagsOf(head: Partial<Head>, { path = '/product/hp-305xl-black', search = '' } = {}) {
  const tags = headTags(
    { title: 'HP 305XL', ...head },
    { publicUrl: 'https://shop.example', shopName: 'Octavo', language: 'en', path, search },
  )
  const find = (wanted: Record<string, string>) =>
    tags.filter((tag) =>
      Object.entries(wanted).every(([name, value]) => tag.attributes[name] === value),
    )
  return { tags, find }
}

test('the title carries the name of the shop, once', () => {
  expect(tagsOf({}).tags[0]?.text).toBe('HP 305XL | Octavo')
  expect(tagsOf({ title: 'Octavo' }).tags[0]?.text).toBe('Octavo')
})

test('the canonical address leaves out what does not make another page', () => {
  expect(
    tagsOf({}, { search: '?utm_source=mail' }).find({ rel: 'canonical' })[0]?.attributes['href'],
  ).toBe('https://shop.example/product/hp-305xl-black')
  expect(
    tagsOf({}, { search: '?lng=nl&x=1' }).find({ rel: 'canonical' })[0]?.attributes['href'],
  ).toBe('https://shop.example/product/hp-305xl-black?lng=nl')
})

test.each(['/contact/', '/Contact', '//contact//'])('%s is called what it is', (path) => {
  const { find } = tagsOf({}, { path })
  expect(find({ rel: 'canonical' })[0]?.attributes['href']).toBe('https://shop.example/contact')
  expect(find({ hreflang: 'nl' })[0]?.attributes['href']).toBe(
    'https://shop.example/contact?lng=nl',
  )
})

test('each language has its address, and one is for the others', () => {
  const alternates = tagsOf({ canonical: '/shop?page=2' }).find({ rel: 'alternate' })
  expect(alternates.map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
    ['en', 'https://shop.example/shop?page=2&lng=en'],
    ['nl', 'https://shop.example/shop?page=2&lng=nl'],
    ['fr', 'https://shop.example/shop?page=2&lng=fr'],
    ['x-default', 'https://shop.example/shop?page=2'],
  ])
})

test('a page that is not to be indexed has no alternates', () => {
  expect(tagsOf({ robots: 'noindex, follow' }).find({ rel: 'alternate' })).toEqual([])
})

test('JSON-LD cannot end its script', () => {
  const { tags } = tagsOf({
    structuredData: [
      { '@context': 'https://schema.org', '@type': 'Product', name: '</script><script>alert(1)' },
    ],
  })
  expect(tags.at(-1)?.text).not.toContain('<')
})
