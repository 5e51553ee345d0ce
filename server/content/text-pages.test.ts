import { describe, expect, test } from 'vitest'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { TEXT_PAGES } from '#contract/plain/text-pages.ts'
import { renderSections } from '#server/platform/markdown.ts'
import { DEFAULT_SETTINGS } from '#server/settings/defaults.ts'

import { shopFacts } from './shop-facts.ts'
import { textPage } from './text-pages.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const shownOf = (name: (typeof TEXT_PAGES)[number], settings = DEFAULT_SETTINGS) =>
  LANGUAGES.map((language) => ({
    language,
    ...textPage(name, language, shopFacts(settings, language, NOW), settings),
  }))

describe.each(TEXT_PAGES)('%s', (name) => {
  test.each(shownOf(name))('says all it has to say, $language', (page) => {
    expect(page.title).not.toBe('')
    expect(page.description.length).toBeGreaterThan(40)
    expect(page.description.length).toBeLessThan(180)
    expect(page.body_html).not.toMatch(/\{\{|\}\}|\[demo\]/)
  })

  test('has the same sections in every language', () => {
    const [first, ...others] = shownOf(name).map(({ sections }) => sections.map(({ id }) => id))
    for (const other of others) expect(other).toEqual(first)
  })

  test('says that it is made up only where the shop is', () => {
    const real = { ...DEFAULT_SETTINGS, shop: { ...DEFAULT_SETTINGS.shop, is_fictitious: false } }
    const words = /fictitious|invented|fictief|verzonnen|fictive|fictifs|inventé/
    for (const { body_html } of shownOf(name)) expect(body_html).toMatch(words)
    for (const { body_html } of shownOf(name, real)) expect(body_html).not.toMatch(words)
  })
})

test('fees, addresses and periods come from the settings', () => {
  const { shop, shipping } = DEFAULT_SETTINGS
  const zone = { flat_fee: 1234, free_from: 9900 }
  const settings = {
    ...DEFAULT_SETTINGS,
    shop: { ...shop, legal_name: 'Inkt & Zonen BV' },
    shipping: { ...shipping, zones: { ...shipping.zones, BE: zone } },
  }
  const [en, nl, fr] = shownOf('terms', settings).map(({ body_html }) => body_html)
  for (const html of [en, nl, fr]) expect(html).toContain('Inkt &amp; Zonen BV')
  expect(en).toContain('€12.34')
  expect(nl).toMatch(/€\s12,34/)
  expect(fr).toMatch(/12,34\s€/)
})

test('the terms keep what the law and the shop promise', () => {
  const [en = ''] = shownOf('terms').map(({ body_html }) => body_html)
  expect(en).toContain('within 14 days of delivery, without giving a reason')
  expect(en).toContain('You bear the cost of the return')
  expect(en).toMatch(/Businesses<\/strong> must tell us in writing within 8 days/)
  expect(en).toContain('remain the property of Octavo BV until they have been paid in full')
  expect(en).toContain('The courts of Brussels have jurisdiction')
  expect(en).toContain('legal guarantee of 2 years')
  expect(en).toContain('Bank transfer and PayPal may be used only where the checkout offers them')
})

test('a heading may be named by a fact', () => {
  const { sections } = renderSections('## Lifetime warranty on {{shop.house_brand}} {#lifetime}')
  expect(sections).toEqual([{ id: 'lifetime', title: 'Lifetime warranty on {{shop.house_brand}}' }])
})
