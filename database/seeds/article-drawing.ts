import { type Drawing, type DrawingKind, drawingPath } from '#contract/plain/drawing.ts'

import type { Article } from './catalogue-facts.ts'

/** The picture of an article: its kind, colour, brand line and the code on its pack. */
export function articleDrawing(article: Article): string {
  const drawing: Drawing = {
    kind: kindOf(article),
    color: article.colour === 'na' ? 'none' : article.colour,
    brand: article.brand,
    label: labelOf(article),
  }
  return drawingPath(drawing)
}

function kindOf(article: Article): DrawingKind {
  switch (article.category) {
    case 'inkjet':
      return inkKind(article)
    case 'toner':
      if (article.pack === 'multipack') return 'toner-multipack'
      return article.capacity === 'standard' ? 'toner' : 'toner-xl'
    case 'drum':
      return 'drum'
    case 'printers':
      return article.technology === 'laser' ? 'printer-laser' : 'printer-inkjet'
    case 'printer-cable':
    case 'cable-and-plug':
      return 'cable'
    case 'stationery':
      return stationeryKind(article)
    default:
      return 'box'
  }
}

function inkKind({ pack, capacity, format }: Article): DrawingKind {
  if (format === 'bottle' && pack === 'single') return 'ink-bottle'
  if (pack === 'multipack') return capacity === 'standard' ? 'ink-multipack' : 'ink-multipack-xl'
  return capacity === 'standard' ? 'ink' : 'ink-xl'
}

function stationeryKind({ subcategory, slug }: Article): DrawingKind {
  if (subcategory === 'paper' || subcategory === 'photo-paper') return 'paper'
  if (subcategory === 'envelopes') return 'envelopes'
  if (subcategory === 'pens') return 'pens'
  if (subcategory === 'labels') return slug.includes('tape') ? 'label-tape' : 'label-roll'
  if (slug.includes('notebook') || slug.includes('notes')) return 'notebook'
  return slug.includes('arch-file') || slug.includes('pocket') ? 'folder' : 'box'
}

function labelOf({ category, code, displayCode, origin, name }: Article): string {
  if (category === 'printers') return code
  if (displayCode !== undefined) return displayCode.replace(/^\S+ /, '')
  const grams = /(\d+) g\/m²/.exec(name.en)?.[1]
  if (grams !== undefined) return `${/\bA\d\b/.exec(name.en)?.[0] ?? ''} ${grams} g`.trim()
  return origin === 'house' ? '' : code
}
