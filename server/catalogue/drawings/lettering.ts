import { readFileSync } from 'node:fs'

type Weight = '600' | '800'
type Glyphs = Record<Weight, Record<string, [advance: number, path: string]>>

export interface Lettering {
  text: string
  x: number
  /** The baseline. */
  y: number
  /** Pixels of the em. */
  size: number
  weight: Weight
  fill: string
  anchor: 'start' | 'middle' | 'end'
  /** Shrinks the text where it would be wider. */
  maxWidth?: number
}

/** Outlines of Figtree by scripts/generate-glyphs.ts: pictures cannot load the page's fonts. */
const glyphs = JSON.parse(readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8')) as Glyphs

/** Text as outlines; characters that are not drawn are left out. */
export function lettering({
  text,
  x,
  y,
  size,
  weight,
  fill,
  anchor,
  maxWidth = Infinity,
}: Lettering): string {
  const letters = text
    .split('')
    .map((letter) => glyphs[weight][letter])
    .filter((glyph) => glyph !== undefined)
  const units = letters.reduce((sum, [advance]) => sum + advance, 0)
  if (units === 0) return ''
  const scale = Math.min(size / 1000, maxWidth / units)
  const start = x - { start: 0, middle: 0.5, end: 1 }[anchor] * units * scale
  let at = 0
  const outlines = letters.map(([advance, path]) => {
    const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`
    at += advance
    return drawn
  })
  return `<g fill="${fill}" transform="translate(${round(start)} ${round(y)}) scale(${scale.toFixed(5)})">${outlines.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
