import { expect, test } from 'vitest'

import { textOf } from './text-of-file.ts'

const read = (...bytes: number[]) => textOf(new Blob([Uint8Array.from(bytes)]))

test('text is read in UTF-8 and in the letters of Windows', async () => {
  expect(await textOf(new Blob(['Réf;Qté\r\nTN-2420;2\r\n']))).toBe('Réf;Qté\r\nTN-2420;2\r\n')
  expect(await read(0x52, 0xe9, 0x66, 0x2e, 0x3b, 0x4e, 0x72)).toBe('Réf.;Nr')
})

test.each([
  ['a NUL', [0x50, 0x4b, 3, 4, 0, 0]],
  ['control signs', [0x25, 0x50, 0x44, 0x46, 0x1b, 0x0c]],
  ['chance bytes without a NUL', [0xff, 0xd8, 0xff, 0xe0, 0xa8, 0xc3, 0x28, 0xfe, 0x41, 0x42]],
])('a file with %s is no text', async (_, bytes) => {
  expect(await read(...bytes)).toBeUndefined()
})

test('of a very long file the beginning is read, even in the middle of a letter', async () => {
  const text = await textOf(new Blob(['x', 'é'.repeat(600_000)]))
  expect(text?.length).toBe(500_000)
})
