import { expect, test } from 'vitest'

import { iconMarkup } from './icon-path.ts'

test('the lines of an icon are one path', () => {
  const shapes = [
    ['path', { d: 'M3 6h18', key: '1' }],
    ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
    ['polyline', { points: '1 2 3 4 5 6' }],
  ] as const
  expect(iconMarkup(shapes)).toBe('<path d="M3 6h18M1 2L3 4M1 2 3 4 5 6"/>')
})

test('a path that starts relatively starts where it did', () => {
  const markup = iconMarkup([
    ['path', { d: 'M1 1h2' }],
    ['path', { d: 'm6 9 6 6 6-6' }],
    ['path', { d: 'm2.05-2.05c1 1 2 2 3 3' }],
    ['path', { d: 'm6.1 4.7.8-.5' }],
  ])
  expect(markup).toBe('<path d="M1 1h2M6 9l6 6 6-6M2.05 -2.05c1 1 2 2 3 3M6.1 4.7l.8-.5"/>')
})

test('round shapes become arcs', () => {
  expect(iconMarkup([['circle', { cx: '12', cy: '11', r: '3' }]])).toBe(
    '<path d="M9 11a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z"/>',
  )
  expect(
    iconMarkup([['rect', { x: '2', y: '5', width: '20', height: '14', rx: '2', ry: '2' }]]),
  ).toBe(
    '<path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z"/>',
  )
})

test('what is filled stays apart', () => {
  const dot = ['circle', { cx: '8', cy: '8', r: '.5', fill: 'currentColor' }] as const
  expect(iconMarkup([dot, ['path', { d: 'M1 1h2' }]])).toBe(
    '<path d="M1 1h2"/><path fill="currentColor" d="M7.5 8a0.5 0.5 0 0 1 1 0a0.5 0.5 0 0 1 -1 0z"/>',
  )
})
