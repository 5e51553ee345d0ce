import { expect, test } from 'vitest'

import { ownPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/customer/wishlist', '/customer/wishlist'],
  ['/shop/inkjet?brands[]=octavo&page=2#list', '/shop/inkjet?brands[]=octavo&page=2#list'],
  ['/a/../customer', '/customer'],
  ['/search?query=//elsewhere.example', '/search?query=//elsewhere.example'],
  ['/apiary', '/apiary'],
  ['/@elsewhere.example', '/@elsewhere.example'],
  ['/elsewhere.example', '/elsewhere.example'],
])('%s is a page of the shop', (asked, path) => {
  const { pathname, search, hash } = ownPath(asked) as URL
  expect(pathname + search + hash).toBe(path)
})

const HOST = 'elsewhere.example'
const TAB = '\t'
const LINE = '\n'
const NUL = '\u0000'

test.each([
  // nothing, or no path
  null,
  undefined,
  '',
  ' ',
  'customer',
  './customer',
  '../customer',
  '?return=/customer',
  '#customer',
  HOST,
  `@${HOST}`,
  // another site by its full address
  `https://${HOST}`,
  `http://${HOST}/`,
  `HTTPS://${HOST}`,
  `https:${HOST}`,
  `https:/${HOST}`,
  `https:///${HOST}`,
  `http:\\\\${HOST}`,
  `ftp://${HOST}`,
  `ws://${HOST}`,
  // another site with this scheme
  `//${HOST}`,
  `///${HOST}`,
  `////${HOST}`,
  `//${HOST}/customer`,
  `//${HOST}\\@shop.invalid`,
  `//shop.invalid@${HOST}/`,
  `//user:password@${HOST}/`,
  `//[::ffff:127.0.0.1]/`,
  '//127.0.0.1:3000/',
  '//0x7f.1/',
  // backslashes are slashes to a browser
  `/\\${HOST}`,
  `\\/${HOST}`,
  `\\\\${HOST}`,
  `/\\/${HOST}`,
  `/\\\\${HOST}`,
  `\\${HOST}`,
  // characters that a browser drops
  `/${TAB}/${HOST}`,
  `/${LINE}/${HOST}`,
  `/\r/${HOST}`,
  `${TAB}//${HOST}`,
  ` //${HOST}`,
  `/${NUL}/${HOST}`,
  `${NUL}//${HOST}`,
  `/ /${HOST}`,
  `/\u00A0/${HOST}`,
  `/\u2028/${HOST}`,
  `/\uFEFF/${HOST}`,
  `/\uFF0F${HOST}`,
  // steps that leave two slashes
  `/.//${HOST}`,
  `/././/${HOST}`,
  `/..//${HOST}`,
  `/a/..//${HOST}`,
  `/a/b/../..//${HOST}`,
  `/%2e//${HOST}`,
  `/%2E%2e//${HOST}`,
  `/.\\\\${HOST}`,
  `/.///${HOST}`,
  // code, data
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://shop.invalid/1',
  'file:///etc/passwd',
  // the API
  '/api',
  '/api/profile/export',
  '/a/../api/auth/logout',
])('%j leads nowhere', (asked) => {
  expect(ownPath(asked)).toBeUndefined()
})
