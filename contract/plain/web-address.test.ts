import { expect, test } from 'vitest'

import { ONE_LINE } from './one-line.ts'
import { hasWebAddress } from './web-address.ts'

test.each([
  'https://evil.example/x',
  'HTTP://1.2.3.4',
  'www.evil',
  'Win at evil.com now',
  'evil.com',
  'ab.co/gift',
  'mail me: x@evil.be',
  'Jan evil。com',
  'evil．com',
  'bit.ly/3xY',
  '//evil.example',
  'evil.example/win',
  '1.2.3.4/x',
  'mailto:a@b.example',
])('"%s" holds a link', (text) => {
  expect(hasWebAddress(text)).toBe(true)
})

test.each([
  'Lotte Peeters',
  'J.P. Van den Berghe',
  'J.de Smet',
  'Jan-W.de Boer',
  "M'hamed O'Neill-D’Hondt",
  'St.Jansstraat 12/3',
  'Kard.Mercierlaan 4 bus 2.01',
  'Rue de l’Église 5',
  'Van Dyck & Zonen B.V.',
  'Dupont S.A. / N.V.',
  'Octavo v.o.f.',
])('"%s" holds none', (text) => {
  expect(hasWebAddress(text)).toBe(false)
})

test('one line holds no break of any kind', () => {
  for (const text of ['a\nb', 'a\rb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u0000b'])
    expect(ONE_LINE.test(text)).toBe(false)
  expect(ONE_LINE.test('Gent (België)')).toBe(true)
})
