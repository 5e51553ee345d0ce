import { readFileSync } from 'node:fs'

import { LRUCache } from 'lru-cache'

import { type Drawing, drawingPath } from '#contract/plain/drawing.ts'

import { BLACK, type Ink, inkOf, TRI_COLOUR } from './inks.ts'
import { lettering } from './lettering.ts'
import { templateOf } from './template-of.ts'

const kept = new LRUCache<string, string>({ max: 2_000 })

/** The SVG of a product picture: a template in the article's colour, lettered with its brand and code. */
export function draw(drawing: Drawing): string {
  const key = drawingPath(drawing)
  const known = kept.get(key)
  if (known !== undefined) return known
  const ink = inkOf(drawing.color)
  const { file, plate, texts } = templateOf(drawing, ink)
  const cover =
    plate === undefined
      ? ''
      : `<rect x="${plate[0]}" y="${plate[1]}" width="${plate[2]}" height="${plate[3]}" rx="4" fill="#fffdf9"/>`
  const svg = inColour(template(file), ink).replace(
    '</svg>',
    `${cover}${texts.map(lettering).join('')}</svg>`,
  )
  kept.set(key, svg)
  return svg
}

const files = new Map<string, string>()

function template(name: string): string {
  const known = files.get(name)
  if (known !== undefined) return known
  const svg = readFileSync(new URL(`./templates/${name}.svg`, import.meta.url), 'utf8')
  files.set(name, svg)
  return svg
}

function inColour(svg: string, ink: Ink): string {
  if (ink === BLACK) return svg
  const painted = svg
    .replaceAll(BLACK.body, ink.body)
    .replaceAll(BLACK.shade, ink.shade)
    .replaceAll(BLACK.light, ink.light)
  return ink.body.startsWith('url') ? painted.replace(/(<svg[^>]*>)/, `$1${TRI_COLOUR}`) : painted
}
