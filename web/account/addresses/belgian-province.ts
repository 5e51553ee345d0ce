import type { Language } from '#contract/plain/languages.ts'

/** What each province is called; the Brussels region stands where a province would. */
const NAMES = {
  brussels: { en: 'Brussels', nl: 'Brussel', fr: 'Bruxelles' },
  walloonBrabant: { en: 'Walloon Brabant', nl: 'Waals-Brabant', fr: 'Brabant wallon' },
  flemishBrabant: { en: 'Flemish Brabant', nl: 'Vlaams-Brabant', fr: 'Brabant flamand' },
  antwerp: { en: 'Antwerp', nl: 'Antwerpen', fr: 'Anvers' },
  limburg: { en: 'Limburg', nl: 'Limburg', fr: 'Limbourg' },
  liege: { en: 'Liège', nl: 'Luik', fr: 'Liège' },
  namur: { en: 'Namur', nl: 'Namen', fr: 'Namur' },
  hainaut: { en: 'Hainaut', nl: 'Henegouwen', fr: 'Hainaut' },
  luxembourg: { en: 'Luxembourg', nl: 'Luxemburg', fr: 'Luxembourg' },
  westFlanders: { en: 'West Flanders', nl: 'West-Vlaanderen', fr: 'Flandre-Occidentale' },
  eastFlanders: { en: 'East Flanders', nl: 'Oost-Vlaanderen', fr: 'Flandre-Orientale' },
} as const satisfies Record<string, Record<Language, string>>

/** The first postcode of each range; it runs until the next. Source: bpost, the list of Belgian postcodes. */
const RANGES: readonly (readonly [number, keyof typeof NAMES])[] = [
  [1000, 'brussels'],
  [1300, 'walloonBrabant'],
  [1500, 'flemishBrabant'],
  [2000, 'antwerp'],
  [3000, 'flemishBrabant'],
  [3500, 'limburg'],
  [4000, 'liege'],
  [5000, 'namur'],
  [6000, 'hainaut'],
  [6600, 'luxembourg'],
  [7000, 'hainaut'],
  [8000, 'westFlanders'],
  [9000, 'eastFlanders'],
]

/** The province of a Belgian postcode, in the reader's language; undefined for what is no postcode. */
export function belgianProvince(postcode: string, language: Language): string | undefined {
  const code = /^[1-9]\d{3}$/.test(postcode.trim()) ? Number(postcode) : 0
  const range = RANGES.findLast(([from]) => code >= from)
  return range === undefined ? undefined : NAMES[range[1]][language]
}

/** Whether a text is the name of a Belgian province in any language: so it was filled in for the customer. */
export function isProvince(text: string): boolean {
  return Object.values(NAMES).some((names) => Object.values<string>(names).includes(text.trim()))
}
