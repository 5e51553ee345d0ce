import { voiceOf } from '#server/mails/mail-voice.ts'
import { addressLines } from '#server/orders/address-lines.ts'
import type { PdfWriter } from '#server/platform/pdf-writer.ts'
import { companyAddress } from '#server/settings/company-address.ts'
import type { Settings } from '#server/settings/defaults.ts'

import { documentVoice } from './document-voice.ts'
import type { PrintedOrder } from './printed-order.ts'

const ADDRESS_SIZE = 15

/** Whom a parcel goes to, large, and from whom it comes, small. */
export function writeLabel(pdf: PdfWriter, { order }: PrintedOrder, settings: Settings): void {
  const { t, language } = documentVoice(order.language)
  const { phone } = order.shipping_address
  const sender = companyAddress(settings, language)
  pdf.newPage()
  pdf.lines([t('label.sender', { sender })], { size: 8, isQuiet: true })
  pdf.lines(
    addressLines({ ...order.shipping_address, vat_number: null }, voiceOf(order.language)),
    {
      size: ADDRESS_SIZE,
      isBold: true,
    },
  )
  pdf.lines([...(phone === null ? [] : [phone]), t('label.order', { number: order.order_number })])
}
