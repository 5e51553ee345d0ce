import { expect, test } from 'vitest'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { ORDER_STATUSES } from '#contract/plain/statuses.ts'
import en from '#i18n/web/en/account.json' with { type: 'json' }
import fr from '#i18n/web/fr/account.json' with { type: 'json' }
import nl from '#i18n/web/nl/account.json' with { type: 'json' }

import { numberPart, statusesNamed } from './order-search.ts'

const shown = { en, nl, fr }

test.each(LANGUAGES)(
  'each status is found by the word that stands on its badge, in %s',
  (language) => {
    for (const status of ORDER_STATUSES)
      expect(statusesNamed(shown[language].orders.status[status], language)).toContain(status)
  },
)

test('a part suffices, in any case, and what is no status finds none', () => {
  expect(statusesNamed(' BEHANDEL', 'nl')).toEqual(['processing'])
  expect(statusesNamed('cancelled', 'fr')).toEqual(['cancelled'])
  expect(statusesNamed('TERMINEE', 'fr')).toEqual(['completed'])
  expect(statusesNamed('SI-000', 'en')).toEqual([])
})

test.each([
  ['si-628', '628'],
  ['SI 628', '628'],
  ['si628', '628'],
  ['#628', '628'],
  [' 628 ', '628'],
  ['SI-000628', 'SI-000628'],
  ['000628', '000628'],
  ['SI-', 'SI-'],
  ['sixty', 'sixty'],
])('%s looks for %s in the numbers', (term, part) => {
  expect(numberPart(term)).toBe(part)
})
