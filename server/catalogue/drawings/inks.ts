/** Body, shade, light and lettering of a cartridge colour, and the letter that names it beside the colour. */
export interface Ink {
  body: string
  shade: string
  light: string
  on: string
  letter: string
}

/** The colours the drawn templates are made in. */
export const BLACK: Ink = {
  body: '#25272e',
  shade: '#121319',
  light: '#474b57',
  on: '#ffffff',
  letter: 'K',
}

const INKS: ReadonlyMap<string, Ink> = new Map(
  Object.entries<Ink>({
    black: BLACK,
    cyan: { body: '#0a9bd8', shade: '#0676a8', light: '#5cc3ee', on: '#ffffff', letter: 'C' },
    magenta: { body: '#d81b78', shade: '#a5105a', light: '#f062a6', on: '#ffffff', letter: 'M' },
    yellow: { body: '#f6c516', shade: '#c99a00', light: '#ffe071', on: '#2a2300', letter: 'Y' },
    'photo-black': {
      body: '#3a3d47',
      shade: '#1f2128',
      light: '#6a6f7d',
      on: '#ffffff',
      letter: 'PK',
    },
    grey: { body: '#8b909d', shade: '#656a76', light: '#b9bdc7', on: '#ffffff', letter: 'GY' },
    'photo-blue': {
      body: '#4f6bed',
      shade: '#3248b4',
      light: '#8fa1f5',
      on: '#ffffff',
      letter: 'PB',
    },
    'photo-cyan': {
      body: '#8fd8f2',
      shade: '#5cb2d1',
      light: '#c6ecf9',
      on: '#12303c',
      letter: 'PC',
    },
    'photo-magenta': {
      body: '#f7a6d0',
      shade: '#d676a8',
      light: '#fcd1e6',
      on: '#401428',
      letter: 'PM',
    },
    red: { body: '#d7263d', shade: '#9e1528', light: '#ee6b7d', on: '#ffffff', letter: 'R' },
    green: { body: '#2e9e4f', shade: '#1c6c34', light: '#6fc98a', on: '#ffffff', letter: 'G' },
    blue: { body: '#2457c5', shade: '#173b8a', light: '#6a90e6', on: '#ffffff', letter: 'B' },
    white: { body: '#e9e3d8', shade: '#d5cdbf', light: '#fffdf9', on: '#1a1b22', letter: '' },
    // one housing with three colours
    tricolour: {
      body: 'url(#tri)',
      shade: '#474b57',
      light: '#8b909d',
      on: '#ffffff',
      letter: 'CMY',
    },
  }),
)

export function inkOf(color: string): Ink {
  return INKS.get(color) ?? BLACK
}

/** Painted by `url(#tri)`. */
export const TRI_COLOUR =
  '<defs><linearGradient id="tri"><stop offset=".33" stop-color="#0a9bd8"/><stop offset=".33" stop-color="#d81b78"/><stop offset=".66" stop-color="#d81b78"/><stop offset=".66" stop-color="#f6c516"/></linearGradient></defs>'
