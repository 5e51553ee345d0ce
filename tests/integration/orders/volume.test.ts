import { expect, test } from 'vitest'

import { growOrders } from '#database/seeds/volume-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
await growOrders(shop.db, 1_500)
const list = async (query: string) =>
  (await shop.call('GET', `/api/admin/orders?${query}`, { token })).body

test('the last of many pages has the oldest orders', async () => {
  const { total, last_page: last } = await list('per_page=10')
  expect(total).toBe(1_500)
  const ids = (await list(`per_page=10&page=${last}`)).data.map(({ id }: { id: number }) => id)
  const sorted = (await list('per_page=10&sort=order_number&direction=asc')).data
  expect(ids.toReversed()).toEqual(sorted.map(({ id }: { id: number }) => id))
})

test('a search and a filter find and count the same orders', async () => {
  const { total, data } = await list('search=fatima&country=FR&per_page=100')
  expect(total).toBe(0)
  expect(data).toEqual([])
  const emma = await list('search=Émma&country=FR&per_page=100')
  expect(emma.total).toBeGreaterThan(50)
  expect(emma.data).toHaveLength(emma.total)
  for (const order of emma.data) {
    expect(order.country).toBe('FR')
    expect(order.customer_name).toMatch(/^Emma /)
  }
})

test('an order is found by what its address says now', async () => {
  const [order] = (await list('status=processing&search=lien')).data
  const changed = await shop.call('PUT', `/api/admin/orders/${order.id}/addresses`, {
    token,
    body: {
      shipping_address: {
        first_name: 'Zoë',
        last_name: 'Vandenbroucke',
        street: 'Kaai 1',
        postal_code: '1000',
        city: 'Brussel',
        country: 'BE',
      },
    },
  })
  const found = await list('search=zoe+vandenbr')
  expect([changed.status, found.total]).toEqual([200, 1])
})
