/** The four printing colours, black first. */
export const FOUR_COLORS = ['black', 'cyan', 'magenta', 'yellow'] as const

/** How colours follow each other wherever several are shown. */
const COLOR_ORDER: readonly string[] = [
  'black',
  'tricolour',
  'cyan',
  'magenta',
  'yellow',
  'photo-black',
  'grey',
  'multi',
]

/** The place of a colour among others; those not named come last. */
export function colorPlace(slug: string | undefined): number {
  const place = COLOR_ORDER.indexOf(slug ?? '')
  return place === -1 ? COLOR_ORDER.length : place
}
