import { expect, test } from 'vitest'

import { confirmationRule, newPasswordRule } from './account-rules.ts'

test('a new password has eight characters, spaces included', () => {
  expect(newPasswordRule({ password: '' })).toBe('rule.password.required')
  expect(newPasswordRule({ password: '1234567' })).toBe('rule.password.short')
  expect(newPasswordRule({ password: 'an inky ' })).toBeUndefined()
})

test('the confirmation is the same, to the letter', () => {
  expect(confirmationRule({ password: 'Squid ink', password_confirmation: 'squid ink' })).toBe(
    'rule.password.differs',
  )
  expect(
    confirmationRule({ password: 'Squid ink', password_confirmation: 'Squid ink' }),
  ).toBeUndefined()
})
