import { readFileSync } from 'node:fs'

import type { Drawing } from '#contract/plain/drawing.ts'

import { templateOf } from './template-of.ts'

const templates = new Map<string, string>()

/** The SVG of a product picture. */
export function draw(drawing: Drawing): string {
  const name = templateOf(drawing)
  const known = templates.get(name)
  if (known !== undefined) return known
  const svg = readFileSync(new URL(`./templates/${name}.svg`, import.meta.url), 'utf8')
  templates.set(name, svg)
  return svg
}
