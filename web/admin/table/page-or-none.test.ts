import { expect, test } from 'vitest'

import { ApiError } from '#web/data/api-error.ts'

import { pageOrNone } from './page-or-none.ts'

const refused = (status: number) =>
  Promise.reject(new ApiError({ status, code: 'refused', message: 'Refused' }))

test('a list that cannot be had is empty, with ten on a page', async () => {
  expect(await pageOrNone(refused(500))).toMatchObject({
    hasFailed: true,
    page: { data: [], total: 0, per_page: 10, meta: { total: 0, per_page: 10 } },
  })
})

test('who is not signed in any more is asked to sign in', async () => {
  await expect(pageOrNone(refused(401))).rejects.toThrow('Refused')
})
