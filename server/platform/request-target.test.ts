import { expect, test } from 'vitest'

import { requestTarget } from './request-target.ts'

test.each([
  ['/search?query=a', '/search?query=a'],
  ['//a//b', '//a//b'],
  ['http://shop.example/search?query=%C3%A9', '/search?query=%C3%A9'],
  ['HTTPS://shop.example', '/'],
  ['*', '/*'],
  ['http://[', '/%'],
  ['mailto:x', '/%'],
  ['', '/%'],
])('%s asks for %s', (target, path) => {
  expect(requestTarget(target)).toBe(path)
})
