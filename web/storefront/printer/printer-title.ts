import type { Translate } from '#web/language/i18n.ts'

import { hasSupplies, type PrinterData } from './printer-view.ts'

/** "Ink for Brother MFC-J5330DW", or toner; the name alone where we have neither. */
export function printerTitle(t: Translate, data: PrinterData): string {
  const { name, technology } = data.printer
  if (!hasSupplies(data)) return name
  return (
    technology === 'laser'
      ? t('printerPage.tonerFor', { printer: name })
      : t('printerPage.inkFor', { printer: name })
  ).replaceAll(/<\/?code>/g, '')
}
