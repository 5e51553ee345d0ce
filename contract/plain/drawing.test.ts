import { expect, test } from 'vitest'

import { drawingPath, parseDrawing } from './drawing.ts'

test.each([
  [
    { kind: 'ink-xl', color: 'cyan', brand: 'house', label: 'LC-3219XL' },
    '/media/drawings/ink-xl_cyan_house_LC-3219XL.svg',
  ],
  [
    { kind: 'paper', color: 'none', brand: 'house', label: '' },
    '/media/drawings/paper_none_house_.svg',
  ],
  [
    { kind: 'ink-multipack', color: 'multi', brand: 'canon', label: 'PG-545/CL-546' },
    '/media/drawings/ink-multipack_multi_canon_PG-545-CL-546.svg',
  ],
] as const)('%j is drawn under %s', (drawing, path) => {
  expect(drawingPath(drawing)).toBe(path)
  expect(parseDrawing(path.replace('/media/drawings/', ''))).toMatchObject({
    kind: drawing.kind,
    color: drawing.color,
    brand: drawing.brand,
  })
})

test.each([
  '',
  'ink.svg',
  'rocket_cyan_house_X.svg',
  'ink_cyan_house_<x>.svg',
  'ink_cyan_house_X.png',
  '../ink_cyan_house_X.svg',
  `ink_cyan_house_${'X'.repeat(25)}.svg`,
])('"%s" is no drawing', (name) => {
  expect(parseDrawing(name)).toBeUndefined()
})
