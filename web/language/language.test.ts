import { expect, test } from 'vitest'

import {
  acceptedTags,
  firstLanguage,
  interfaceLanguage,
  languageOfRequest,
  readingLanguage,
} from './language.ts'

test.each([
  ['fr-BE', 'fr'],
  ['NL', 'nl'],
  ['de-AT', 'de'],
  ['es', undefined],
  ['french', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is read as %s', (tag, language) => {
  expect(readingLanguage(tag)).toBe(language)
})

test('German readers get English texts', () => {
  expect(interfaceLanguage('de')).toBe('en')
  expect(interfaceLanguage('fr')).toBe('fr')
})

test('the first hint the shop speaks counts, else English', () => {
  expect(firstLanguage([undefined, 'es', 'fr-BE', 'nl'])).toBe('fr')
  expect(firstLanguage([null, 'pt'])).toBe('en')
})

test('tags come in the order they are wanted', () => {
  expect(acceptedTags('en;q=0.5, nl-BE, fr;q=0.8, de;q=0')).toEqual(['nl-BE', 'fr', 'en'])
})

test.each([
  ['/?lng=nl', 'i18next=fr', 'en', 'nl'],
  ['/?lng=xx', 'theme=dark; i18next=fr', 'nl', 'fr'],
  ['/', 'i18next=', 'nl-BE,nl;q=0.9', 'nl'],
  ['/', '', '', 'en'],
])('%s with cookie "%s" and "%s" is rendered in %s', (path, cookie, accepted, language) => {
  const request = new Request(`http://shop${path}`, {
    headers: { cookie, 'accept-language': accepted },
  })
  expect(languageOfRequest(request)).toBe(language)
})
