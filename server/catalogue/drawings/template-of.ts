import { type Drawing, type DrawingKind, HOUSE_BRAND } from '#contract/plain/drawing.ts'

import type { Ink } from './inks.ts'
import type { Lettering } from './lettering.ts'

/** How a kind is drawn: the template, and the words lettered onto it. */
export interface Template {
  file: string
  /** A white plate over the house mark, where the template has it and the brand is another: x, y, width, height. */
  plate: readonly [number, number, number, number] | undefined
  texts: Lettering[]
}

const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    hp: 'hp',
    brother: 'brother',
    canon: 'Canon',
    epson: 'EPSON',
    samsung: 'SAMSUNG',
    kyocera: 'KYOCERA',
  }),
)

type Words = { brand: string; label: string; ink: Ink }
type Text = (words: Words) => Lettering

const text =
  (
    part: 'brand' | 'label',
    x: number,
    y: number,
    size: number,
    fill: string,
    anchor: Lettering['anchor'],
    maxWidth: number,
  ): Text =>
  (words) => ({
    text: words[part],
    x,
    y,
    size,
    weight: part === 'brand' ? '800' : '600',
    fill,
    anchor,
    maxWidth,
  })
const letter =
  (x: number, y: number, size: number, maxWidth: number): Text =>
  ({ ink }) => ({
    text: ink.letter,
    x,
    y,
    size,
    weight: '800',
    fill: ink.on,
    anchor: 'middle',
    maxWidth,
  })
const fixed =
  (words: string, x: number, y: number, size: number, fill: string): Text =>
  () => ({ text: words, x, y, size, weight: '800', fill, anchor: 'middle' })

interface Plan {
  file: string
  plate?: Template['plate']
  texts: Text[]
}

const OEM_INK: Plan = {
  file: 'ink-oem-k',
  texts: [
    text('brand', 113, 100, 16, '#272a33', 'middle', 66),
    text('label', 113, 116, 11, '#6b6f7c', 'middle', 66),
    letter(113, 171.5, 15, 22),
  ],
}
const OEM_TONER: Plan = {
  file: 'toner-oem-brother-k',
  texts: [
    text('brand', 46, 98, 25, '#272a33', 'start', 104),
    text('label', 47, 115, 13, '#6b6f7c', 'start', 104),
    letter(172, 99.5, 15, 22),
  ],
}
const OEM_PACK: Plan = {
  file: 'ink-multipack-oem',
  texts: [
    text('brand', 52, 76, 22, '#272a33', 'start', 120),
    text('label', 52, 93, 13, '#6b6f7c', 'start', 120),
  ],
}

const OEM_BOTTLE: Plan = {
  file: 'ink-bottle-k',
  plate: [86, 112, 68, 70],
  texts: [
    text('brand', 120, 148, 16, '#272a33', 'middle', 60),
    text('label', 120, 168, 12, '#6b6f7c', 'middle', 60),
  ],
}
const OEM_DRUM: Plan = {
  file: 'drum',
  plate: [40, 104, 66, 26],
  texts: [
    text('brand', 73, 122, 14, '#272a33', 'middle', 58),
    text('label', 184, 122, 13, '#c9ccd4', 'end', 74),
  ],
}

const HOUSE: Partial<Record<DrawingKind, Plan>> = {
  'ink-bottle': {
    file: 'ink-bottle-k',
    texts: [text('label', 120, 176, 10, '#5b5f6c', 'middle', 60)],
  },
  drum: {
    file: 'drum',
    texts: [text('label', 184, 122, 13, '#c9ccd4', 'end', 74)],
  },
  ink: {
    file: 'ink-k',
    texts: [text('label', 113, 149, 11, '#5b5f6c', 'middle', 66), letter(113, 179, 21, 60)],
  },
  'ink-xl': {
    file: 'ink-xl-k',
    texts: [text('label', 110, 149, 11, '#5b5f6c', 'middle', 90)],
  },
  'ink-multipack': {
    file: 'ink-multipack',
    texts: [text('label', 96, 97, 11.5, '#cdd6ef', 'start', 84)],
  },
  'ink-multipack-xl': {
    file: 'ink-multipack-xl',
    texts: [text('label', 96, 97, 11.5, '#cdd6ef', 'start', 84)],
  },
  toner: {
    file: 'toner-k',
    texts: [text('label', 78, 111, 13.5, '#5b5f6c', 'start', 76), letter(173, 91, 17, 22)],
  },
  'toner-xl': {
    file: 'toner-k',
    texts: [
      text('label', 78, 111, 13.5, '#5b5f6c', 'start', 76),
      letter(173, 91, 17, 22),
      fixed('XL', 173, 115, 15, '#c4451f'),
    ],
  },
}

const ANY: Partial<Record<DrawingKind, Plan>> = {
  'toner-multipack': { file: 'toner-multipack', texts: [] },
  'printer-inkjet': {
    file: 'printer-inkjet',
    texts: [text('brand', 188, 117, 15, '#e9ebef', 'end', 70)],
  },
  'printer-laser': {
    file: 'printer-laser',
    texts: [text('brand', 186, 107, 14.5, '#3a3e49', 'end', 56)],
  },
  paper: {
    file: 'paper-ream',
    texts: [
      text('label', 176, 138, 11, '#cdd6ef', 'end', 66),
      text('label', 176, 184, 11, '#cdd6ef', 'end', 66),
    ],
  },
  envelopes: { file: 'envelopes', texts: [] },
  'label-roll': { file: 'label-roll', texts: [] },
  'label-tape': {
    file: 'label-tape',
    texts: [text('label', 64, 196, 12.5, '#25272e', 'start', 84)],
  },
  cable: { file: 'cable-usb', texts: [] },
  pens: { file: 'pens', texts: [] },
  notebook: { file: 'notebook', texts: [] },
  folder: { file: 'folder', texts: [] },
  box: {
    file: 'box',
    texts: [text('label', 108, 172, 12, '#5b5f6c', 'middle', 120)],
  },
}

const PLACEHOLDER: Plan = { file: 'placeholder', texts: [] }

/** The template nearest to an article's kind and brand line, lettered for it. */
export function templateOf({ kind, brand, label }: Drawing, ink: Ink): Template {
  const { file, plate, texts } = planOf(kind, brand)
  const words = {
    brand: BRANDS.get(brand) ?? '',
    label: kind === 'paper' ? label.replaceAll('-', ' ') : label,
    ink,
  }
  return { file, plate, texts: texts.map((make) => make(words)) }
}

function planOf(kind: DrawingKind, brand: string): Plan {
  const isHouse = brand === HOUSE_BRAND
  const any = ANY[kind]
  if (any !== undefined) return any
  if (isHouse) return HOUSE[kind] ?? PLACEHOLDER
  if (kind === 'ink' || kind === 'ink-xl') return OEM_INK
  if (kind === 'toner' || kind === 'toner-xl') return OEM_TONER
  if (kind === 'ink-bottle') return OEM_BOTTLE
  if (kind === 'drum') return OEM_DRUM
  return kind === 'ink-multipack' || kind === 'ink-multipack-xl' ? OEM_PACK : PLACEHOLDER
}
