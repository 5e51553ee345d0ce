import { expect, test } from 'vitest'

import { refuseChange, type UserChange } from './user-rules.ts'

const people = {
  admin: { id: 1, role: 'admin' },
  superAdmin: { id: 2, role: 'super_admin' },
  customer: { id: 3, role: 'customer' },
  other: { id: 4, role: 'super_admin' },
} as const
type Name = keyof typeof people

const verdict = (caller: Name, target: Name, change: UserChange, others = 1) => {
  try {
    refuseChange(people[caller], people[target], change, others)
    return 'allowed'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each<[Name, Name, UserChange, string]>([
  ['admin', 'customer', {}, 'allowed'],
  ['admin', 'customer', { blocked: true }, 'allowed'],
  ['admin', 'customer', { isDeletion: true }, 'allowed'],
  ['admin', 'customer', { role: 'customer' }, 'allowed'],
  ['admin', 'customer', { role: 'admin' }, 'forbidden'],
  ['admin', 'admin', {}, 'forbidden'],
  ['admin', 'superAdmin', { blocked: true }, 'forbidden'],
  ['superAdmin', 'customer', { role: 'admin' }, 'allowed'],
  ['superAdmin', 'other', { role: 'admin' }, 'allowed'],
  ['superAdmin', 'superAdmin', {}, 'allowed'],
  ['superAdmin', 'superAdmin', { blocked: false }, 'allowed'],
  ['superAdmin', 'superAdmin', { role: 'admin' }, 'conflict'],
  ['superAdmin', 'superAdmin', { blocked: true }, 'conflict'],
  ['superAdmin', 'superAdmin', { isDeletion: true }, 'conflict'],
])('%s changes %s by %j: %s', (caller, target, change, expected) => {
  expect(verdict(caller, target, change)).toBe(expected)
})

test('the last super admin stays one', () => {
  expect(verdict('superAdmin', 'other', { role: 'admin' }, 0)).toBe('conflict')
  expect(verdict('superAdmin', 'other', { blocked: true }, 0)).toBe('conflict')
  expect(verdict('superAdmin', 'other', { isDeletion: true }, 0)).toBe('conflict')
  expect(verdict('superAdmin', 'other', { blocked: false }, 0)).toBe('allowed')
})
