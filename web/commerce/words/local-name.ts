import type { ReadingLanguage } from '#web/language/language.ts'

type Translated<Field extends string> = { [K in Field | `${Field}_fr` | `${Field}_nl`]: string }

/** The `_fr` or `_nl` variant of a field, or the field itself where there is none. German readers get the Dutch one. */
export function localText<Field extends string>(
  record: Translated<Field>,
  field: Field,
  reading: ReadingLanguage,
): string {
  const variant = reading === 'fr' ? record[`${field}_fr`] : record[`${field}_nl`]
  return reading === 'en' || variant === '' || variant == null ? record[field] : variant
}

/** A product's, category's or colour's name in the reader's language. */
export function localName(record: Translated<'name'>, reading: ReadingLanguage): string {
  return localText(record, 'name', reading)
}
