import { expect, test } from 'vitest'

import { createSecrets } from '#server/platform/secrets.ts'

import { opensOrder, orderLinkToken } from './order-link.ts'

const secrets = createSecrets('a secret of the tests, long enough')
const now = new Date('2026-11-22T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
const token = orderLinkToken(secrets, 4711, now)

test('a link opens its own order for 90 days', () => {
  expect(opensOrder(secrets, 4711, token, now)).toBe(true)
  expect(opensOrder(secrets, 4711, token, after(89.9))).toBe(true)
  expect(opensOrder(secrets, 4711, token, after(90.1))).toBe(false)
})

test('it opens no other order, and none with another secret', () => {
  expect(opensOrder(secrets, 4712, token, now)).toBe(false)
  expect(opensOrder(createSecrets('quite another secret of the tests'), 4711, token, now)).toBe(
    false,
  )
})

test.each(['', '.', 'zzzz', token.slice(0, -2), `zzzzzzz.${token.split('.')[1]}`])(
  'a token that was tampered with opens nothing: %j',
  (text) => {
    expect(opensOrder(secrets, 4711, text, now)).toBe(false)
  },
)
