import type { Drawing } from '#contract/plain/drawing.ts'

/** The drawing nearest to an article's kind, colour and brand line. */
export function templateOf({ kind, color, brand }: Drawing): string {
  const isHouse = brand === 'octavo'
  const letter = inkLetter(color)
  switch (kind) {
    case 'ink':
      return isHouse ? `ink-${letter}` : `ink-oem-${letter}`
    case 'ink-xl':
      return isHouse ? `ink-xl-${letter}` : `ink-oem-${letter}`
    case 'ink-bottle':
      return `ink-bottle-${letter}`
    case 'ink-multipack':
      return isHouse ? 'ink-multipack' : 'ink-multipack-oem'
    case 'ink-multipack-xl':
      return isHouse ? 'ink-multipack-xl' : 'ink-multipack-oem'
    case 'toner':
    case 'toner-xl':
      return isHouse ? `toner-${letter}` : 'toner-oem-brother-k'
    case 'toner-multipack':
    case 'drum':
    case 'envelopes':
    case 'label-roll':
    case 'label-tape':
    case 'notebook':
    case 'pens':
    case 'printer-inkjet':
    case 'printer-laser':
      return kind
    case 'paper':
      return 'paper-ream'
    case 'cable':
      return 'cable-usb'
    default:
      return 'placeholder'
  }
}

function inkLetter(color: string): 'k' | 'c' | 'm' | 'y' {
  if (color.includes('cyan') || color.includes('blue')) return 'c'
  if (color.includes('magenta') || color === 'red') return 'm'
  if (color === 'yellow') return 'y'
  return 'k'
}
