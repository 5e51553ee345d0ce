import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import specTexts from './spec-texts.json' with { type: 'json' }

/** Groups whose screens and calls exist; the others join with their screens. */
const PRESENT = [
  'Session and authentication',
  'Sign-in asked for',
  'Catalogue',
  'Cart',
  'Wishlist',
  'Account',
  'Forms of the account',
  'Orders and payment',
  'Notifications',
  'Notifications in the back office',
  'Orders in the back office',
  'Users in the back office',
  'Admin',
  'Screens of the back office',
  'Contact form',
  'Display fallbacks',
] as const

const english = new Set(
  ['i18n/web/en', 'i18n/messages'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => folder.endsWith('/en') || name === 'en.json')
      .flatMap((name) => sentences(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))),
  ),
)

function sentences(node: unknown): string[] {
  if (typeof node === 'string') return [node.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(sentences) : []
}

describe.each(PRESENT)('the texts of "%s"', (group) => {
  test.each(specTexts[group])('%s', (text) => {
    expect([...english]).toContain(text)
  })
})
