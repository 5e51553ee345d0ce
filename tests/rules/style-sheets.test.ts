import path from 'node:path'

import { expect, test } from 'vitest'

import { givenProject } from '#tests/support/planted-project.ts'

import { checkStyleSheets } from './style-sheets.ts'

const SOUND = {
  'web/styles/app.css': `@import 'tailwindcss';
@import './tokens.css';
@import '../ui/button.css';
@import '../storefront/cart/cart.css';`,
  'web/styles/tokens.css': '@theme { --color-page: #fbfaf8; }',
  'web/ui/button.css': `.btn { color: var(--color-page); }
/* .gone { color: #fff } */
.btn.is-busy > svg, .btn:not(:disabled):hover { opacity: 1; }
@media (width < 40rem) { .btn { background: url("data:image/svg+xml,#123456"); } }`,
  'web/ui/button.tsx': "<button className={isBusy ? 'btn is-busy' : 'btn'} />",
  'web/storefront/cart/cart.css': `.cart { display: grid; }
body:has(.btn) .cart > li + li { margin: 0; }
.cart:has(.btn:not([hidden]), .btn:not([open]))::after { margin: 0; }
.btn:hover .cart-note { margin: 0; }`,
  'web/storefront/cart/cart-page.tsx': '<ul className={`cart cart-note ${look}`} />',
}

test('the style sheets of the shop keep their rules', () => {
  expect(checkStyleSheets(path.resolve('.'))).toEqual([])
})

test('sound style sheets pass', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  [
    'a class with rules in a second sheet',
    cart('.cart .btn { margin: 0; }'),
    '.btn has rules in web/storefront/cart/cart.css and web/ui/button.css',
  ],
  [
    'a part changed by an element inside it',
    cart('.cart .btn svg { margin: 0; }'),
    '.btn has rules',
  ],
  ['one in a list', cart('.cart, .btn { margin: 0; }'), '.btn has rules'],
  ['one in :is()', cart('.cart > :is(.btn, b) { margin: 0; }'), '.btn has rules'],
  ['one in a media query', cart('@media (width < 1rem) { .btn { margin: 0; } }'), '.btn has rules'],
  ['one with a state', cart('.btn.is-busy { margin: 0; }'), '.btn has rules'],
  [
    'a part that knows a page',
    { 'web/ui/button.css': '.cart .btn { margin: 0; } .btn.is-busy { margin: 0; }' },
    'web/ui/button.css: .cart .btn knows .cart of web/storefront/cart/cart.css',
  ],
  ['a state of nothing', cart('.is-busy { margin: 0; }'), '.is-busy is of no part'],
  [
    'a class no code uses',
    cart('.cart-lost { margin: 0; }'),
    'web/storefront/cart/cart.css: no code uses .cart-lost',
  ],
  [
    'a class only a comment or a test names',
    {
      ...cart('.lost { margin: 0; }'),
      'web/ui/lost.ts': '// .lost',
      'web/ui/lost.test.ts': "'lost'",
    },
    'no code uses .lost',
  ],
  [
    'a colour by its value',
    cart('.cart { color: #fff8; }'),
    'web/storefront/cart/cart.css: #fff8 belongs in tokens.css',
  ],
  ['a colour by a function', cart('.cart { color: rgb(0 0 0); }'), 'rgb( belongs in tokens.css'],
  [
    'a sheet nobody imports',
    { 'web/storefront/cart/line.css': '.cart-note { margin: 0; }' },
    'web/storefront/cart/line.css is imported by no sheet',
  ],
])('%s is seen', (_, files, fault) => {
  expect(faultsOf(files).join('\n')).toContain(fault)
})

test('a class put together from a declared beginning counts as used', () => {
  const chips = cart('.chip-k { margin: 0; }')
  expect(faultsOf(chips)).toEqual(['web/storefront/cart/cart.css: no code uses .chip-k'])
  expect(faultsOf({ ...chips, 'web/ui/chips.tsx': '`chip-${look}`' })).toEqual([])
  const other = { ...cart('.chip-q { margin: 0; }'), 'web/ui/chips.tsx': '`chip-${look}`' }
  expect(faultsOf(other)).toHaveLength(1)
})

function faultsOf(files: Record<string, string>): string[] {
  return checkStyleSheets(givenProject([], { ...SOUND, ...files }).folder)
}

/** The cart's sheet with a rule more. */
function cart(rule: string): Record<string, string> {
  const file = 'web/storefront/cart/cart.css'
  return { [file]: `${SOUND[file]}\n${rule}` }
}
