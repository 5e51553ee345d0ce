import { expect, test } from 'vitest'

import { checkTranslations } from '#scripts/check-translations.ts'
import { givenProject } from '#tests/support/planted-project.ts'

const SOUND = {
  'i18n/web/en/shop.json': texts({
    cart: { title_one: '{{count}} item', title_other: '{{count}} items' },
  }),
  'i18n/web/nl/shop.json': texts({
    cart: { title_one: '1 artikel', title_other: '{{count}} artikelen' },
  }),
  'i18n/web/fr/shop.json': texts({
    cart: {
      title_one: '{{count}} article',
      title_many: '{{count}} d’articles',
      title_other: '{{count}} articles',
    },
  }),
  'web/cart.tsx': `export const title = t('cart.title', { count: 2 })`,
}

test('sound language files pass', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  [
    'a key in use that does not exist',
    { 'web/a.ts': `t('cart.lost')` },
    'web/a.ts:1: there is no text cart.lost',
  ],
  [
    'either branch of a choice',
    { 'web/a.ts': `t(b ? 'cart.title' : 'cart.lost')` },
    'there is no text cart.lost',
  ],
  ['a beginning no text has', { 'web/a.ts': 't(`gone.${b}`)' }, 'No text begins with gone.'],
  [
    'a key put together without a word',
    { 'web/a.ts': 't(`${a}.${b}`)' },
    'web/a.ts:1: say which keys',
  ],
  ['a missing translation', { 'i18n/web/nl/shop.json': '{}' }, 'web/nl: cart.title is missing'],
  [
    'French without its many',
    french({ title_one: '{{count}} a', title_other: '{{count}} b' }),
    'web/fr: cart.title needs the forms one, many, other',
  ],
  [
    'another placeholder',
    french({ title_one: '{{n}}', title_many: '{{n}}', title_other: '{{n}}' }),
    'web/fr: cart.title fills in [{{n}}], English [{{count}}]',
  ],
  [
    'an empty text',
    french({ title_one: '', title_many: '{{count}}', title_other: '{{count}}' }),
    'web/fr: cart.title is empty',
  ],
  [
    'a French sign that may begin a line',
    french({ title_one: 'Déjà {{count}} ?', title_many: '{{count}}', title_other: '{{count}}' }),
    String.raw`web/fr: cart.title needs \u00a0`,
  ],
  [
    'a French sign right behind a word',
    french({ title_one: 'Total: {{count}}', title_many: '{{count}}', title_other: '{{count}}' }),
    String.raw`web/fr: cart.title needs \u00a0`,
  ],
  [
    'a text only French has',
    { 'i18n/web/fr/more.json': texts({ more: 'Plus' }) },
    'web/fr: more is not in English',
  ],
  ['a text nobody uses', { 'web/cart.tsx': '' }, 'web/en: cart.title is not used'],
])('%s is seen', (_, files, fault) => {
  expect(faultsOf(files).join('\n')).toContain(fault)
})

test('a declared family of keys counts as used', () => {
  expect(faultsOf({ 'web/cart.tsx': '// i18n: cart.*\nt(`${area}.${name}`)' })).toEqual([])
})

test('an area read as a typed object counts as used', () => {
  const area = {
    'i18n/bank/en.json': '{"a":"A"}',
    'i18n/bank/nl.json': '{"a":"A"}',
    'i18n/bank/fr.json': '{"a":"A"}',
  }
  expect(faultsOf(area)).toEqual(['bank/en: a is not used'])
  expect(faultsOf({ ...area, 'server/bank.ts': '// i18n: bank/*' })).toEqual([])
})

function faultsOf(files: Record<string, string>): string[] {
  return checkTranslations(givenProject([], { ...SOUND, ...files }).folder)
}

function french(cart: Record<string, string>) {
  return { 'i18n/web/fr/shop.json': texts({ cart }) }
}

function texts(tree: object): string {
  return JSON.stringify(tree)
}
