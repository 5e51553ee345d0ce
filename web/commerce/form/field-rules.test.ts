import { expect, test } from 'vitest'

import { emailRule } from './field-rules.ts'

test('an email is asked for, then checked', () => {
  expect(emailRule({ email: ' ' })).toBe('rule.email.required')
  expect(emailRule({ email: 'sofie@peeters' })).toBe('rule.email.invalid')
  expect(emailRule({ email: ' sofie@peeters.example ' })).toBeUndefined()
})
