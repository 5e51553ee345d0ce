import { expect, test } from 'vitest'

import { createSecrets } from './secrets.ts'

test('what was sealed is read again with the same secret and with no other', () => {
  const secrets = createSecrets('one secret of the shop')
  const sealed = secrets.encrypt('123456')

  expect(secrets.decrypt(sealed)).toBe('123456')
  expect(sealed.includes('123456')).toBe(false)
  expect(() => createSecrets('another secret').decrypt(sealed)).toThrow()
})

test('a sealed text that was changed is refused', () => {
  const secrets = createSecrets('one secret of the shop')
  const sealed = secrets.encrypt('123456')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1

  expect(() => secrets.decrypt(sealed)).toThrow()
})

test('a keyed hash depends on the secret', () => {
  const one = createSecrets('one secret of the shop')

  expect(one.hmac('123456')).toEqual(one.hmac('123456'))
  expect(one.hmac('123456')).not.toEqual(createSecrets('another secret').hmac('123456'))
})
