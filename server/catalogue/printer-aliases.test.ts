import { expect, test } from 'vitest'

import { distinctAliases } from './printer-aliases.ts'

test('names that differ by case or spaces are one, and the printer’s own is none of them', () => {
  const aliases = ['DCP 1610', 'dcp1610', 'DCP  1610', 'brother dcp-1612w', 'HL-1110']
  expect(distinctAliases(aliases, 'Brother DCP-1612W')).toEqual(['DCP 1610', 'HL-1110'])
})
