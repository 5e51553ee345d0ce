import { expect, test } from 'vitest'

import type { Call } from '#contract/api.ts'

import { loader } from './orders-loader.ts'

/** A customer with two pages of orders. */
const call = (async () => ({ data: [], last_page: 2 })) as unknown as Call
const open = (path: string) =>
  loader({ call, url: new URL(`http://shop.example${path}`) } as Parameters<typeof loader>[0])

test('a page after the last leads to the last, with what is searched for', async () => {
  const refusal = await open('/customer/orders?page=99&search=paid').catch(
    (error: unknown) => error,
  )
  expect((refusal as Response).headers.get('location')).toBe('/customer/orders?search=paid&page=2')
})

test('what is no page is the first', async () => {
  expect(await open('/customer/orders?page=-1')).toMatchObject({ page: 1, lastPage: 2 })
})
