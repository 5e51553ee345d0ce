import type { Translate } from '#web/language/i18n.ts'

import type { PrinterData } from './printer-view.ts'

/** "Ink for Brother MFC-J5330DW", or toner. */
export function printerTitle(t: Translate, { name, technology }: PrinterData['printer']): string {
  return (
    technology === 'laser'
      ? t('printerPage.tonerFor', { printer: name })
      : t('printerPage.inkFor', { printer: name })
  ).replaceAll(/<\/?code>/g, '')
}
