import { expect, test } from 'vitest'

import { readMatches, tally } from './pasted-lines.ts'

const printer = (id: number) => ({ id, slug: `p${id}`, name: `Printer ${id}` })

test('a line adds what is not there yet, once', () => {
  const lines = readMatches(
    [
      { text: 'one', status: 'found', printers: [printer(1)] },
      { text: 'ONE', status: 'found', printers: [printer(1)] },
      { text: 'two', status: 'found', printers: [printer(2)] },
      { text: 'thr', status: 'several', printers: [printer(3), printer(4)] },
      { text: 'ink', status: 'unknown', printers: [] },
    ],
    (id) => id === 2,
  )
  expect(lines.map(({ state }) => state)).toEqual(['found', 'twice', 'known', 'several', 'unknown'])
  expect(tally(lines)).toMatchObject({ add: 1, decide: 1, known: 2, unknown: 1 })
  const chosen = lines.map((line) =>
    line.state === 'several' ? { ...line, picked: printer(4) } : line,
  )
  expect(tally(chosen)).toMatchObject({ added: [printer(1), printer(4)], decide: 0 })
})
