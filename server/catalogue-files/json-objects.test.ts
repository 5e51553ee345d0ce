import fc from 'fast-check'
import { expect, test } from 'vitest'

import { jsonObjects } from './json-objects.ts'

const objects = (...parts: string[]) => Array.fromAsync(jsonObjects(parts))

test('objects are the same however the file is cut', async () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(fc.array(object), fc.integer({ min: 1, max: 9 }), async (list, size) => {
      const text = JSON.stringify(list, null, 1)
      const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(await objects(...parts)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  '',
  '{"sku":"A"}',
  '[1]',
  '[{"sku":"A"}',
  '"text"',
  '[[{}]]',
  '[{}] [{}]',
  '[{"sku":}]',
  'PNG',
])('%j is no array of objects', async (text) => {
  await expect(objects(text)).rejects.toThrow(SyntaxError)
})
