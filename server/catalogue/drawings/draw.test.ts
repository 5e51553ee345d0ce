import { expect, test } from 'vitest'

import { DRAWING_KINDS, drawingPath, parseDrawing } from '#contract/plain/drawing.ts'

import { draw } from './draw.ts'

test('every kind is drawn for the house brand and for others, in every colour', () => {
  for (const kind of DRAWING_KINDS) {
    for (const brand of ['house', 'hp', 'kyocera']) {
      for (const color of ['black', 'cyan', 'tricolour', 'photo-magenta', 'none', 'unheard-of']) {
        expect(draw({ kind, brand, color, label: 'TN-2420' })).toMatch(/^<svg xmlns[^]*<\/svg>\s*$/)
      }
    }
  }
})

test('the colour and the code show in the picture', () => {
  const black = draw({ kind: 'ink-xl', brand: 'house', color: 'black', label: 'LC-3219XL' })
  const cyan = draw({ kind: 'ink-xl', brand: 'house', color: 'cyan', label: 'LC-3219XL' })
  expect(cyan).not.toBe(black)
  expect(cyan).not.toContain('#25272e')
  expect(draw({ kind: 'ink-xl', brand: 'house', color: 'cyan', label: 'LC-421XL' })).not.toBe(cyan)
})

test('a name that is no drawing is none', () => {
  expect(parseDrawing('ink-xl_cyan_house_LC-3219XL.svg')).toEqual({
    kind: 'ink-xl',
    color: 'cyan',
    brand: 'house',
    label: 'LC-3219XL',
  })
  for (const name of [
    '../secret.svg',
    'ink_cyan_house_<script>.svg',
    'car_red_house_.svg',
    'ink.svg',
    '',
  ]) {
    expect(parseDrawing(name)).toBeUndefined()
  }
  expect(drawingPath({ kind: 'paper', color: 'white', brand: 'house', label: 'A4 80 g' })).toBe(
    '/media/drawings/paper_white_house_A4-80-g.svg',
  )
})
