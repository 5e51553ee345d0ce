import jsqr from 'jsqr'
import { expect, test } from 'vitest'

import { transferQr } from './transfer-qr.ts'

const TRANSFER = {
  beneficiary: 'Octavo Fournitures & Cie',
  iban: 'BE68539007547034',
  bic: 'KREDBEBB',
  structured_communication: '+++090/9337/55493+++',
  amount: '1234.50',
}

test('a bank app reads the transfer out of the picture', () => {
  const { width, pixels } = draw(transferQr(TRANSFER))

  expect(jsqr(pixels, width, width)?.data.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'KREDBEBB',
    'Octavo Fournitures & Cie',
    'BE68539007547034',
    'EUR1234.50',
    '',
    '',
    '+++090/9337/55493+++',
  ])
})

test('four modules around the code stay white, and the first corner begins there', () => {
  const squares = squaresOf(transferQr(TRANSFER))

  expect(Math.min(...squares.map(([x]) => x))).toBe(4)
  expect(Math.min(...squares.map(([, y]) => y))).toBe(4)
  expect(squares[0]).toEqual([4, 4])
})

const SCALE = 3

/** The picture in pixels, as a camera would see it: each module some pixels wide. */
function draw(svg: string) {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [x, y] of squaresOf(svg)) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1) {
      const start = (row * width + x * SCALE) * 4
      pixels.fill(0, start, start + SCALE * 4)
    }
  }
  return { width, pixels }
}

function squaresOf(svg: string): [number, number][] {
  return [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
}
