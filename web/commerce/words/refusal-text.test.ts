import { expect, test } from 'vitest'

import { ApiError } from '#web/data/api-error.ts'

import { refusalText, waitText } from './refusal-text.ts'

const t = (key: string, values?: Readonly<Record<string, string | number>>) =>
  `${key} ${values?.['count']}`

test('what the server refuses is said in its own words', () => {
  const refused = new ApiError({ status: 409, code: 'open_orders', message: 'An order is open.' })
  expect(refusalText(refused, 'Failed')).toBe('An order is open.')
})

test('an error of a field that the form does not have is said as well', () => {
  const refused = new ApiError({
    status: 422,
    code: 'invalid',
    message: 'Check the marked fields.',
    errors: { token: ['This code is no longer valid.'] },
  })
  expect(refusalText(refused, 'Failed')).toBe('This code is no longer valid.')
})

test('what failed, or was not reached, is said in ours', () => {
  const failed = new ApiError({ status: 500, code: 'internal', message: 'Oh dear' })
  const unreached = new ApiError({ status: 0, code: 'unreachable', message: 'No network' })
  expect([failed, unreached, new Error('x')].map((error) => refusalText(error, 'Failed'))).toEqual([
    'Failed',
    'Failed',
    'Failed',
  ])
})

test('too many attempts are told how long to wait, in minutes from one minute on', () => {
  const after = (retryAfterSeconds: number | undefined) =>
    new ApiError({ status: 429, code: 'too_many_requests', message: '', retryAfterSeconds })
  expect(waitText(after(20), t)).toBe('rule.wait.seconds 20')
  expect(waitText(after(61), t)).toBe('rule.wait.minutes 2')
  expect(waitText(after(undefined), t)).toBeUndefined()
})
