import { describe, expect, test } from 'vitest'

import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const find = async (q: string, others: Record<string, string> = {}) =>
  (await shop.call('GET', `/api/printers/models?${new URLSearchParams({ q, ...others })}`)).body

describe('the printer a name means', () => {
  test.each([
    ['DCP-L2530DW', 'Brother DCP-L2530DW'],
    ['dcpl2530dw', 'Brother DCP-L2530DW'],
    ['brother dcp l2530dw', 'Brother DCP-L2530DW'],
    ['  Brother   DCP – L2530DW ', 'Brother DCP-L2530DW'],
    ['l2530dw', 'Brother DCP-L2530DW'],
    ['brother l2530dw', 'Brother DCP-L2530DW'],
    ['DCP-L2530DW brother', 'Brother DCP-L2530DW'],
    ['hp 8022e', 'HP OfficeJet Pro 8022e'],
    ['officejet 8022e', 'HP OfficeJet Pro 8022e'],
    ['Canon MG3650', 'Canon PIXMA MG3650'],
  ])('%s', async (typed, name) => {
    const { match, data } = await find(typed, { limit: '1' })
    expect(match?.name).toBe(name)
    expect(data[0].name).toBe(name)
  })

  test.each(['DCP-L25', 'brother', 'officejet pro', 'DCP-L2530DW XYZ', '---', 'no such printer'])(
    '%s leaves it open',
    async (typed) => {
      expect((await find(typed)).match).toBeNull()
    },
  )

  test('what cannot be a name finds nothing', async () => {
    for (const typed of ['---', 'no such printer', '€€'])
      expect(await find(typed)).toMatchObject({ data: [], total: 0 })
  })

  test('another brand holds no such printer', async () => {
    expect(await find('DCP-L2530DW', { brand: 'hp' })).toMatchObject({ total: 0, match: null })
  })
})

test('the answer says how many there are beyond the limit', async () => {
  const all = await find('', { brand: 'brother', limit: '1000' })
  expect(all.total).toBe(all.data.length)
  const few = await find('', { brand: 'brother', limit: '12' })
  expect([few.data.length, few.total, few.match]).toEqual([12, all.total, null])
  const named = await find('mfc', { brand: 'brother', limit: '12' })
  expect(named.data).toHaveLength(12)
  expect(named.total).toBeGreaterThan(12)
})
