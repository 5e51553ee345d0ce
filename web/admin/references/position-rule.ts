import type { Translate } from '#web/language/i18n.ts'

/** A whole number from 0, or nothing. */
export function positionRule(t: Translate) {
  return {
    validate: (text: string) =>
      /^\d{0,5}$/.test(text.trim()) || t('admin.references.positionWrong'),
  }
}
