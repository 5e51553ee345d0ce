import { plainLetters } from '#contract/plain/plain-letters.ts'

const MOST_WORDS = 40
/** "LC 12 80 XL BK", "hp color laserjet pro m283fdw". */
const LONGEST_RUN = 6
const SIZES = new Set(['xl', 'xxl'])

/** Words that stand together and may be one code or one name. */
export interface Run {
  key: string
  /** Places of its first and its last word, from 0. */
  first: number
  last: number
}

/**
 * The words of a term in plain letters, as search_text() in the database writes those of articles: a
 * decimal point is a p (42.3 → 42p3), thousands are one number, and amounts stand apart from their units.
 */
export function wordsOf(term: string, makers: readonly string[] = []): string[] {
  const plain = plainLetters(
    term
      // Wide letters, ﬁ as one sign, fractions and №, which the database spells out too.
      .replaceAll(/[¼-¾]/g, ' $&')
      .replaceAll(/[\uff01-\uff5e\ufb00-\ufb06¼-¾№]/g, (sign) => sign.normalize('NFKC'))
      .replaceAll('\u0000', ' ')
      .replaceAll(/[\u200b-\u200d\ufeff\u00ad]/g, ''),
  )
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('×', ' x ')
    .replaceAll(/(^|[^a-z0-9])(\d{1,3})[.,\u00a0\u202f](\d{3})(?!\d)/g, '$1$2$3')
    .replaceAll(/(\d)[.,](\d)/g, '$1p$2')
    .replaceAll(/\b(\d+(?:p\d+)?)\s*[x*]\s*(\d+(?:p\d+)?)\s*(mm|cm|m)?\b/g, '$1 x $2 $3')
  return (plain.match(/[a-z0-9]+/g) ?? [])
    .flatMap((word) => withoutMaker(word, makers))
    .slice(0, MOST_WORDS)
}

/** A phrase as the search compares it: plain letters, its words apart by a space. */
export function plainPhrase(text: string): string {
  return wordsOf(text).join(' ')
}

/** "brothertn2420" is a maker and a code. */
function withoutMaker(word: string, makers: readonly string[]): string[] {
  const maker = makers.find((one) => word.startsWith(one) && /\d/.test(word.slice(one.length)))
  return maker === undefined || word.length - maker.length < 2
    ? [word]
    : [maker, word.slice(maker.length)]
}

/** A machine's number without the letters at its end, which are often remembered wrongly: hl-l2350dn → l2350. */
export function withoutSuffix(key: string): string | null {
  const [, number] = /^(\d{4,}|[a-z]+\d{3,})[a-z]{1,4}$/.exec(key) ?? []
  return number ?? null
}

/** Every run of words with a digit in it, and those with a size that stands apart: "305 zwart XL". */
export function runsOf(words: readonly string[]): Run[] {
  const runs = words.flatMap((_, first) =>
    words.slice(first, first + LONGEST_RUN).map((__, length) => ({
      key: words.slice(first, first + length + 1).join(''),
      first,
      last: first + length,
    })),
  )
  const size = words.find((word) => SIZES.has(word))
  const sized =
    size === undefined
      ? []
      : words.flatMap((word, place) => [
          { key: word + size, first: place, last: place },
          ...(place > 0
            ? [{ key: words[place - 1] + word + size, first: place - 1, last: place }]
            : []),
        ])
  return [...runs, ...sized].filter(
    ({ key }) => key.length >= 2 && key.length <= 40 && /\d/.test(key),
  )
}
