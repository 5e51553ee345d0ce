import type { Translate } from '#web/language/i18n.ts'

import type { PrinterData } from './printer-view.ts'

/** Why there is nothing for a printer: "… takes the 604 cartridge, which is not in our range." */
export function notSoldWords(
  t: Translate,
  { printer, codesNotSold }: Pick<PrinterData, 'printer' | 'codesNotSold'>,
): string {
  const count = codesNotSold.length
  return count === 0
    ? t('printerPage.none')
    : t('printerPage.notSold', { printer: printer.name, codes: codesNotSold.join(', '), count })
}
