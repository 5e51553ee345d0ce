import { voiceOf } from '#server/mails/mail-voice.ts'
import { addressLines } from '#server/orders/address-lines.ts'
import type { PdfWriter } from '#server/platform/pdf-writer.ts'
import type { Settings } from '#server/settings/defaults.ts'

import { documentVoice } from './document-voice.ts'
import type { PrintedOrder } from './printed-order.ts'

/** What is to go into the parcel; all of the order once nothing is left to ship. */
export function writePackingSlip(
  pdf: PdfWriter,
  { order, items }: PrintedOrder,
  { shop }: Settings,
): void {
  const { t } = documentVoice(order.language)
  const voice = voiceOf(order.language)
  const isOver = items.every((item) => item.to_ship === 0)
  const packed = items
    .map((item) => ({ ...item, pieces: isOver ? item.quantity : item.to_ship }))
    .filter(({ pieces }) => pieces > 0)
  const ordered = items.reduce((sum, item) => sum + item.quantity, 0)
  const missing = ordered - packed.reduce((sum, { pieces }) => sum + pieces, 0)
  pdf.newPage()
  pdf.lines([shop.name], { isBold: true })
  pdf.heading(t('packing_slip.title'))
  pdf.lines(
    [
      t('packing_slip.order', { number: order.order_number, date: voice.day(order.created_at) }),
      ...(order.purchase_order === null
        ? []
        : [t('packing_slip.reference', { reference: order.purchase_order })]),
    ],
    { isQuiet: true },
  )
  pdf.lines([t('packing_slip.deliver_to')], { isBold: true })
  pdf.lines(addressLines({ ...order.shipping_address, vat_number: null }, voice))
  pdf.table(
    [
      { title: t('packing_slip.quantity'), width: 60 },
      { title: t('packing_slip.sku'), width: 140 },
      { title: t('packing_slip.article') },
    ],
    packed.map(({ pieces, sku, name, color_name: color }) => [
      String(pieces),
      sku,
      color === null ? name : `${name} (${color})`,
    ]),
  )
  if (missing > 0) pdf.lines([t('packing_slip.left', { pieces: missing })], { isQuiet: true })
  if (order.order_notes !== null) pdf.lines([t('packing_slip.note', { note: order.order_notes })])
  pdf.lines([t('packing_slip.thanks', { email: shop.email, phone: shop.phone })])
}
