import type { Translate } from '#web/language/i18n.ts'

/** `lifetime`, or months as whole years where they are. */
export function warrantyWords(warranty: string, t: Translate): string {
  const months = Number(warranty)
  if (!Number.isInteger(months)) return t('warranty.lifetime')
  return months % 12 === 0
    ? t('warranty.years', { count: months / 12 })
    : t('warranty.months', { count: months })
}
