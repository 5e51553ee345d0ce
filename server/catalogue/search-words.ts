/** Words that say nothing about an article, in three languages. */
const EMPTY_WORDS = new Set(
  `a an and the for of in on with my to de het een en voor van met op mijn in te bij le la les l d du des un une et pour
   avec sur mon ma mes au aux dans printer printers imprimante imprimantes voor compatible compatibel geschikt adapte
   ik zoek je cherche need want buy kopen acheter goedkope goedkoop cheap pas cher`.split(/\s+/),
)

/** What people say → what the catalogue says (text query parts, without accents). */
const SYNONYMS: Record<string, string> = {
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
  printpapier: '(printpapier:* | papier:*)',
  printerpapier: '(printpapier:* | papier:*)',
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
  huismerk: 'octavo',
  map: '(map | ringmap | elastomap)',
  lijmbriefjes: '(memo:* | notes | zelfklevende)',
  postit: '(sticky | notes)',
  nietjes: '(nietjes | staples)',
  agrafes: 'agrafe:*',
  batterij: 'batterij:*',
  piles: 'pile:*',
  ecru: 'blanc:*',
}

const MOST_WORDS = 8
const LONGEST_RUN = 5

/** A search term cut up for the database: see find_products() in the search migration. */
export interface SearchWords {
  keys: string[]
  firsts: number[]
  lasts: number[]
  words: string[]
  /** A part of a text query per word; null for words that say nothing. */
  fragments: (string | null)[]
}

/** Cuts a term into words, and into the runs of words that may be one code written apart. */
export function searchWords(term: string): SearchWords {
  const words = plain(term)
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^a-z0-9]+/g, ''))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  const keys: string[] = []
  const firsts: number[] = []
  const lasts: number[] = []
  for (let first = 0; first < words.length; first++) {
    for (let last = first; last < Math.min(words.length, first + LONGEST_RUN); last++) {
      keys.push(words.slice(first, last + 1).join(''))
      firsts.push(first + 1)
      lasts.push(last + 1)
    }
  }
  const isAllEmpty = words.every((word) => EMPTY_WORDS.has(word))
  return {
    keys,
    firsts,
    lasts,
    words,
    fragments: words.map((word) =>
      !isAllEmpty && EMPTY_WORDS.has(word) ? null : fragmentOf(word),
    ),
  }
}

/** Singular and plural begin alike, so long words look for what begins with their stem. */
function fragmentOf(word: string): string {
  const known = SYNONYMS[word]
  if (known !== undefined) return known
  const stem = word.length >= 5 ? word.replace(/(es|en|s|x|e)$/, '') : word
  return `${stem.length >= 4 ? stem : word}:*`
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[’']/g, ' ')
}
