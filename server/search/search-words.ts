import { plainLetters } from '#contract/plain/plain-letters.ts'

/** Words that say nothing about an article, in three languages. */
const EMPTY_WORDS = new Set(
  `a an and the for of in on with my to de het een en voor van met op mijn in te bij le la les l d du des un une et pour
   avec sur mon ma mes au aux dans compatible compatibel geschikt adapte
   ik zoek je cherche need want buy kopen acheter goedkope goedkoop cheap pas cher`.split(/\s+/),
)

/** These mean a printer, unless the term is about what goes into one. */
const PRINTER_WORDS = new Set(['printer', 'printers', 'imprimante', 'imprimantes'])
const SUPPLY_WORDS =
  /^(ink|encre|toner|tonner|cart|patro|tintas|paper|papier|kabel|cable|drum|trommel|tambour|etiket|label|clean|reinig|doek)/

/** What people say → what the catalogue says (text query parts, without accents). */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    patroon: 'cartridge:*',
    patronen: 'cartridge:*',
    inktpatroon: 'inktcartridge:*',
    inktpatronen: 'inktcartridge:*',
    inkt: '(inkt:* | inkjet:*)',
    inktjet: 'inkjet:*',
    ink: '(ink | inkt:*)',
    encre: 'encre:*',
    trommel: 'drum:*',
    trommels: 'drum:*',
    tambour: '(tambour:* | drum:*)',
    drumkit: 'drum:*',
    drumeenheid: 'drum:*',
    tonerpatroon: 'toner:*',
    tonercartridge: 'toner:*',
    poeder: 'toner:*',
    printpapier: 'printpapier:*',
    printerpapier: 'printpapier:*',
    kopieerpapier: 'printpapier:*',
    copy: '(copy:* | printing:*)',
    usb: 'usb:*',
    kabel: '(kabel:* | printerkabel:*)',
    printerkabel: 'printerkabel:*',
    laserprinter: '(laserprinter:* | laser:*)',
    inkjetprinter: '(inkjetprinter:* | kleureninkjet:*)',
    kleurenprinter: '(kleurenlaser:* | kleureninkjet:*)',
    stroomkabel: '(stroomkabel:* | cord:*)',
    netwerkkabel: '(netwerkkabel:* | ethernet:*)',
    stylo: '(stylo:* | stylos:*)',
    balpen: 'balpen:*',
    balpennen: 'balpen:*',
    pen: '(pen | pens | balpen:* | fineliner:*)',
    pens: '(pens | balpen:* | fineliner:*)',
    etiket: 'etiket:*',
    etiketten: 'etiket:*',
    stickers: '(label:* | etiket:*)',
    omslag: 'envelop:*',
    omslagen: 'envelop:*',
    colour: '(colour:* | tri | multicolour)',
    color: '(colour:* | tri | multicolour)',
    kleur: '(kleur:* | driekleurig)',
    kleuren: '(kleuren | driekleurig | multipack)',
    couleur: '(couleur:* | trois)',
    set: '(set | multipack | lot)',
    pack: '(pack | multipack)',
    combipack: 'multipack',
    voordeelpack: 'multipack',
    map: '(map | ringmap | elastomap)',
    lijmbriefjes: '(memo:* | notes | zelfklevende)',
    postit: '(sticky | notes)',
    nietjes: '(nietjes | staples)',
    agrafes: 'agrafe:*',
    batterij: 'batterij:*',
    piles: 'pile:*',
    ecru: 'blanc:*',
  }),
)

/** What people call the shop's own brand. */
const HOUSE_BRAND_WORD = 'huismerk'

const MOST_WORDS = 8
const LONGEST_RUN = 5
const SIZES = new Set(['xl', 'xxl'])
/** Weights of paper are one word, `g/m`. */
const GRAMS = "(g | 'g/m')"
/** The word of the category's name that no other category has. */
const IN_CATEGORY_PRINTERS = 'printers:B'

/** A search term cut up for the database: see find_products() in database/functions/search.sql. */
export interface SearchWords {
  keys: string[]
  firsts: number[]
  lasts: number[]
  words: string[]
  /** A part of a text query per word; null for words that say nothing. */
  fragments: (string | null)[]
}

/** Cuts a term into words, and into the runs of words that may be one code written apart. */
export function searchWords(term: string, houseBrand: string): SearchWords {
  const spelt = plain(term)
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/.test(word))
    .slice(0, MOST_WORDS)
  const words = spelt.map(bare)
  const runs = [...runsOf(words), ...runsWithSize(words)]
  return {
    keys: runs.map(({ key }) => key),
    firsts: runs.map(({ first }) => first),
    lasts: runs.map(({ last }) => last),
    words,
    fragments: fragmentsOf(spelt, words, houseBrand),
  }
}

interface Run {
  key: string
  /** Places of its first and last word, from 1. */
  first: number
  last: number
}

function runsOf(words: readonly string[]): Run[] {
  return words.flatMap((_, start) =>
    words.slice(start, start + LONGEST_RUN).map((__, length) => ({
      key: words.slice(start, start + length + 1).join(''),
      first: start + 1,
      last: start + length + 1,
    })),
  )
}

/** "305 black xl" and "xl 305": the size goes with each code. */
function runsWithSize(words: readonly string[]): Run[] {
  const size = words.find((word) => SIZES.has(word))
  if (size === undefined) return []
  return words.flatMap((word, place) =>
    /\d/.test(word) ? [{ key: word + size, first: place + 1, last: place + 1 }] : [],
  )
}

function fragmentsOf(
  spelt: readonly string[],
  words: readonly string[],
  houseBrand: string,
): (string | null)[] {
  const isAllEmpty = words.every((word) => EMPTY_WORDS.has(word))
  const isAboutPrinter = !words.some((word) => /\d/.test(word) || SUPPLY_WORDS.test(word))
  return words.map((word, place) => {
    if (word === HOUSE_BRAND_WORD) return allOf(houseBrand)
    if (PRINTER_WORDS.has(word)) return isAboutPrinter ? IN_CATEGORY_PRINTERS : null
    if (SIZES.has(word) || (!isAllEmpty && EMPTY_WORDS.has(word))) return null
    return fragmentOf(word, spelt[place] ?? word)
  })
}

/** A brand's name, each of its words as it is. */
function allOf(brand: string): string {
  return `(${plain(brand).split(/\s+/).map(bare).join(' & ')})`
}

/** Singular and plural begin alike, so long words look for what begins with their stem. */
function fragmentOf(word: string, spelt: string): string {
  const [, amount, unit = ''] = /^(\d+)(mm|cm|m|ml|g|gr)$/.exec(word) ?? []
  if (amount !== undefined)
    return `(${word} | (${amount} & ${unit.startsWith('g') ? GRAMS : unit}))`
  const parts = spelt.split(/[^a-z0-9]+/).filter((part) => part !== '')
  const whole = SYNONYMS.get(word) ?? stemmed(word)
  if (parts.length < 2 || /\d/.test(word)) return whole
  return `(${whole} | (${parts.map((part) => (part.length === 1 ? part : `${part}:*`)).join(' & ')}))`
}

function stemmed(word: string): string {
  if (word.length === 1) return word
  const stem = word.length >= 5 ? word.replace(/(es|en|s|x|e)$/, '') : word
  return `${stem.length >= 4 ? stem : word}:*`
}

function bare(word: string): string {
  return word.replaceAll(/[^a-z0-9]+/g, '')
}

function plain(text: string): string {
  return plainLetters(text).replaceAll(/[’']/g, ' ')
}
