import type { Kind } from './lexicon.ts'
import type { KnownPrinter } from './look-up-words.ts'

/** A word of the articles' texts that is wanted, with what it may be called instead. */
export interface Wanted {
  /** As it was typed. */
  text: string
  /** What a text query looks for. */
  query: string
  /** A bare number may be the code of an article too: "500" sheets, or HP 500. */
  code?: string
  /** Too many articles have it to look through their descriptions; it counts where a name has it. */
  isCommon?: boolean
}

/** What somebody asks for, read from a search term; every part may be missing. */
export interface Question {
  /** Articles of these brands, or for their printers. */
  makers: number[]
  /** A maker the shop does not carry. */
  unsold: string | null
  /** Codes as asked, in the spelling of search_key(). */
  codes: { key: string; isBeginning: boolean; isPrinterToo: boolean }[]
  /** Machines that answer to what was typed; more than one must be asked about. */
  printers: KnownPrinter[]
  kinds: Kind[]
  /** Slugs of colours, one list for each that is named, best first. */
  colors: (readonly string[])[]
  isPack: boolean
  isHighYield: boolean
  /** Ink by the bottle. */
  isBottle: boolean
  /** A wish puts them first ("compatible with"), a demand leaves the others out. */
  origin: { isHouse: boolean; isWish: boolean } | null
  /** At most this price, in cents. */
  mostCents: number | null
  words: Wanted[]
  /** Words that no article knows. */
  leftOut: string[]
  /** The term with its typing errors mended; null when there was none. */
  correctedTo: string | null
  /** Is what meets only some of it no answer? */
  isAllOrNothing: boolean
  /** Does it ask for nothing the shop can have? A code no article has, or nothing but unknown words. */
  isHopeless: boolean
}
