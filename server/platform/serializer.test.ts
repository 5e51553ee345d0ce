import { expect, test } from 'vitest'
import * as z from 'zod'

import { serializerOf } from './serializer.ts'

const answer = z.object({
  name: z.string().min(3),
  price: z.string().nullable(),
  count: z.int().optional(),
  lines: z.array(z.object({ id: z.int(), color: z.object({ hex: z.string() }).nullable() })),
  hours: z.record(z.string(), z.string()),
  shown: z.union([
    z.object({ kind: z.literal('card'), last4: z.string() }),
    z.object({ kind: z.literal('bank'), iban: z.string() }),
  ]),
})
const whole = {
  name: 'TN-2420',
  price: null,
  lines: [
    { id: 1, color: { hex: '#000000' } },
    { id: 2, color: null },
  ],
  hours: { en: 'Monday' },
  shown: { kind: 'bank', iban: 'BE00' },
}
const written = (value: unknown) => JSON.parse(serializerOf(answer)(value).toString()) as unknown

test('what the schema names is written as it is', () => {
  expect(written(whole)).toEqual(whole)
})

test('what it does not name stays on the server, at any depth', () => {
  const more = {
    ...whole,
    cost_price: 3,
    lines: [{ id: 1, color: { hex: '#000000', secret: 1 }, margin: 2 }],
    shown: { ...whole.shown, token: 'x' },
  }
  expect(written(more)).toEqual({ ...whole, lines: [{ id: 1, color: { hex: '#000000' } }] })
})

test('a value is written without being checked again', () => {
  expect(written({ ...whole, name: 'no', count: 1.5 })).toMatchObject({ name: 'no', count: 1.5 })
})

test('an answer of another shape is a bug', () => {
  expect(() => written({ ...whole, lines: undefined })).toThrow()
})
