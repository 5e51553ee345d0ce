import { describe, expect, test } from 'vitest'

import { givenShop } from '#tests/support/shop.ts'

import calls from './calls.json' with { type: 'json' }

const shop = await givenShop()
const { body: document } = await shop.call('GET', '/api/openapi.json')
const described: [method: string, path: string][] = Object.entries<Record<string, unknown>>(
  document.paths,
).flatMap(([path, methods]) =>
  Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path]),
)

/** Groups of settings are calls of their own: each has its fields. */
const GROUPS = ['shop', 'shipping', 'vat', 'payment', 'mail', 'stock', 'reviews', 'staff']

function pathsOf(path: string): string[] {
  return path.endsWith('/{group}') ? GROUPS.map((group) => path.replace('{group}', group)) : [path]
}

describe.each(Object.entries(calls))('%s', (_, list) => {
  test.each(list)('%s', (call) => {
    const [method = '', named = ''] = call.split(' ')
    for (const path of pathsOf(named)) expect(described).toContainEqual([method, `/api${path}`])
  })
})
