/**
 * The name of a drawn product picture says all that the drawing needs, so no table is asked:
 * `/media/drawings/ink-xl_cyan_house_LC-3219XL.svg`.
 */
export const DRAWING_KINDS = [
  'ink',
  'ink-xl',
  'ink-bottle',
  'ink-multipack',
  'ink-multipack-xl',
  'toner',
  'toner-xl',
  'toner-multipack',
  'drum',
  'printer-inkjet',
  'printer-laser',
  'paper',
  'envelopes',
  'label-roll',
  'label-tape',
  'cable',
  'pens',
  'notebook',
  'folder',
  'box',
  'placeholder',
] as const
export type DrawingKind = (typeof DRAWING_KINDS)[number]

/** The house brand in the name of a drawing. */
export const HOUSE_BRAND = 'house'

export interface Drawing {
  kind: DrawingKind
  /** Slug of the colour, or `none`. */
  color: string
  /** Slug of the brand, or `house` for the shop's own, whatever its slug. */
  brand: string
  /** What is printed on the pack: a cartridge or model code, or ''. */
  label: string
}

const NAME = /^([a-z-]+)_([a-z-]+)_([a-z0-9-]+)_([A-Za-z0-9.-]{0,24})\.svg$/

export function drawingPath({ kind, color, brand, label }: Drawing): string {
  const code = label
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 24)
  return `/media/drawings/${kind}_${color}_${brand}_${code}.svg`
}

/** The drawing behind a file name; undefined for any other name. */
export function parseDrawing(fileName: string): Drawing | undefined {
  const [, kind, color, brand, label] = NAME.exec(fileName) ?? []
  const known = DRAWING_KINDS.find((one) => one === kind)
  if (known === undefined || color === undefined || brand === undefined || label === undefined)
    return undefined
  return { kind: known, color, brand, label }
}
