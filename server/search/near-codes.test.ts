import { describe, expect, test } from 'vitest'

import { nearCodes, undoubled } from './near-codes.ts'

describe('one slip away is', () => {
  test.each([
    ['neighbours swapped', 'lc3291xlm', 'lc3219xlm'],
    ['neighbours swapped at the end', 'tn2402', 'tn2420'],
    ['a letter O for a zero', 'ocbrtn242o', 'ocbrtn2420'],
    ['an L for a one', 'lc32l9xl', 'lc3219xl'],
    ['a 5 for an S', '5v08xl', 'sv08xl'],
    ['an 8 for a B', '8rtn2420', 'brtn2420'],
  ])('%s, and likely', (_, code, meant) => {
    expect(nearCodes(code).likely).toContain(meant)
  })

  test.each([
    ['another digit', 'ocbrtn2421', 'ocbrtn2420'],
    ['another letter', 'tm2420', 'tn2420'],
    ['a sign too many', 'lc3219xlbkk', 'lc3219xlbk'],
    ['a digit left out', 'lc319xlbk', 'lc3219xlbk'],
    ['a letter left out at the end', 'lc3219xlb', 'lc3219xlbk'],
    ['a wrong digit of an EAN', '5400880122209', '5400880122208'],
  ])('%s', (_, code, meant) => {
    expect(nearCodes(code).others).toContain(meant)
  })
})

test('a short code, a word and the code itself have none', () => {
  expect(nearCodes('305')).toEqual({ likely: [], others: [] })
  expect(nearCodes('toner')).toEqual({ likely: [], others: [] })
  const { likely, others } = nearCodes('tn2200')
  expect([...likely, ...others]).not.toContain('tn2200')
})

test('a code has some hundreds at most', () => {
  const { likely, others } = nearCodes('ocbrlc3219xlmagentab12')
  expect(likely.length + others.length).toBeLessThan(1_200)
})

test('of two equal signs one may be too many', () => {
  expect(undoubled('tn22420')).toEqual(['tn2420'])
  expect(undoubled('tn2420')).toEqual([])
})
