import { type Area, type Language, LANGUAGES } from './language-files.ts'
import { type Forms, groupByStem } from './plural-stems.ts'

const PLURAL_FORMS: Record<Language, string[]> = {
  en: ['one', 'other'],
  nl: ['one', 'other'],
  fr: ['one', 'many', 'other'],
}

/** French sets these apart, but never by a space at which a line may break. */
const BREAKABLE = /\S [:;?!»]|« /u
/** Without any space: not the `:` of an hour, of `og:title` or of an address, nor the `;` of `&amp;`. */
const UNSPACED = /(?<!&[a-z]+)[\p{L}\d)}%][:;?!](?:\s|$)|«\p{L}|[\p{L}.]»/u

/** Where the languages of an area differ: keys, plural forms, `{{names}}`, empty texts; and French signs that may begin a line. */
export function compareLanguages({ name, texts }: Area): string[] {
  const english = groupByStem(texts.en)
  return LANGUAGES.flatMap((language) => {
    const own = groupByStem(texts[language])
    const place = `${name}/${language}`
    const missing = [...english.keys()].filter((key) => !own.has(key))
    const extra = [...own.keys()].filter((key) => !english.has(key))
    return [
      ...missing.map((key) => `${place}: ${key} is missing`),
      ...extra.map((key) => `${place}: ${key} is not in English`),
      ...[...own].flatMap(([key, forms]) =>
        compareForms(language, forms, english.get(key)).map((fault) => `${place}: ${key} ${fault}`),
      ),
    ]
  })
}

function compareForms(language: Language, forms: Forms, english: Forms | undefined): string[] {
  const texts = [...forms.values()]
  const faults = texts.some((text) => text.trim() === '') ? ['is empty'] : []
  if (language === 'fr' && texts.some((text) => BREAKABLE.test(text) || UNSPACED.test(text)))
    faults.push(String.raw`needs \u00a0 for the space at its signs`)
  if (english === undefined) return faults
  const wanted = english.has('') ? [''] : PLURAL_FORMS[language]
  const given = [...forms.keys()].map(String)
  const difference = new Set(wanted).symmetricDifference(new Set(given))
  if (difference.size > 0)
    faults.push(`needs the forms ${wanted.map((form) => form || 'plain').join(', ')}`)
  const [ours, theirs] = [placeholders(forms), placeholders(english)]
  if (ours !== theirs) faults.push(`fills in [${ours}], English [${theirs}]`)
  return faults
}

/** Over all forms together: "1 item" need not name its count. */
function placeholders(forms: Forms): string {
  const names = [...forms.values()].flatMap((text) => text.match(/\{\{\w+\}\}/g) ?? [])
  return [...new Set(names)].toSorted().join(' ')
}
