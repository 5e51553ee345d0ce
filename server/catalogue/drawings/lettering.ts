import { readFileSync } from 'node:fs'

/** Weights of Figtree, and the face of headings, Bricolage Grotesque. */
type Weight = '600' | '800' | 'display'
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

/** Outlines by scripts/generate-glyphs.ts: pictures cannot load the page's fonts. */
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
  const letters = glyphsOf(text, weight)
  const units = unitsOf(letters)
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

/**
 * Breaks a text into lines that are no wider, at most so many; what is left over ends in an ellipsis. A
 * single word that is wider stands alone: `lettering` shrinks it.
 */
export function linesOf(text: string, { size, weight, maxWidth, atMost }: LineLimits): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size, weight) <= maxWidth)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= atMost) return lines
  return [
    ...lines.slice(0, atMost - 1),
    `${lines[atMost - 1]?.replace(/[^\p{L}\p{N})]+$/u, '')}...`,
  ]
}

interface LineLimits extends Pick<Lettering, 'size' | 'weight'> {
  maxWidth: number
  atMost: number
}

/** Pixels. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return (unitsOf(glyphsOf(text, weight)) * size) / 1000
}

function glyphsOf(text: string, weight: Weight) {
  return text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('')
    .map((letter) => glyphs[weight][letter])
    .filter((glyph) => glyph !== undefined)
}

function unitsOf(letters: readonly [advance: number, path: string][]): number {
  return letters.reduce((sum, [advance]) => sum + advance, 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
