import { expect, test } from 'vitest'

import { addWords, loadWords, translatorFor, type TextKey } from './i18n.ts'

// Made-up texts beside the shop's own: the keys are not part of TextKey.
const key = (name: string) => name as TextKey
addWords('en', {
  zoo: {
    octopus_one: '{{count}} octopus',
    octopus_other: '{{count}} octopuses',
    hello: 'Hello {{name}}',
    onlyEnglish: 'Sea',
  },
})
addWords('fr', {
  zoo: {
    octopus_one: '{{count}} pieuvre',
    octopus_many: '{{count}} de pieuvres',
    octopus_other: '{{count}} pieuvres',
  },
})
addWords('nl', { zoo: { octopus_one: '{{count}} octopus', octopus_other: '{{count}} octopussen' } })

test.each([
  ['en', 1, '1 octopus'],
  ['en', 0, '0 octopuses'],
  ['nl', 7500, '7.500 octopussen'],
  ['fr', 0, '0 pieuvre'],
  ['fr', 2, '2 pieuvres'],
  ['fr', 1_000_000, '1 000 000 de pieuvres'],
] as const)('%s counts %i', (language, count, text) => {
  expect(translatorFor(language)(key('zoo.octopus'), { count }).replaceAll(/\s/g, ' ')).toBe(text)
})

test('places are filled, unknown ones are left to be seen', () => {
  expect(translatorFor('en')(key('zoo.hello'), { name: 'Nele' })).toBe('Hello Nele')
  expect(translatorFor('en')(key('zoo.hello'), {})).toBe('Hello {{name}}')
})

test('a missing text is English, a missing key is itself', () => {
  expect(translatorFor('fr')(key('zoo.onlyEnglish'))).toBe('Sea')
  expect(translatorFor('fr')(key('zoo.nothing'))).toBe('zoo.nothing')
})

test('texts that were agreed on are there word for word', async () => {
  await loadWords('en', 'storefront')
  const t = translatorFor('en')
  expect([t('error.title'), t('error.text'), t('error.home'), t('notFound.text')]).toEqual([
    'Something went wrong',
    "We're sorry, but there was an error loading this page.",
    'Return to Home',
    'The page you are looking for does not exist.',
  ])
})
