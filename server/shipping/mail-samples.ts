import type { AdminShipment } from '#contract/admin-orders.ts'
import { type MailSamples, SAMPLE_MOMENT } from '#server/mails/mail-sample.ts'
import { sampleOrderMail } from '#server/orders/mail-samples.ts'
import { SAMPLE_LINE_ID } from '#server/orders/sample-order.ts'

import { orderShippedMail } from './order-shipped.mail.ts'
import { parcelDeliveredMail } from './parcel-delivered.mail.ts'
import { parcelInTransitMail } from './parcel-in-transit.mail.ts'

export const shippingMailSamples = {
  'order-shipped': (sender, language) =>
    orderShippedMail(sampleOrderMail(sender, language), {
      parcel: PARCEL,
      following: [{ order_item_id: SAMPLE_LINE_ID, quantity: 1 }],
    }),
  'order-in-transit': (sender, language) =>
    parcelInTransitMail(sampleOrderMail(sender, language), PARCEL),
  'order-delivered': (sender, language) =>
    parcelDeliveredMail(sampleOrderMail(sender, language), PARCEL, true),
} satisfies MailSamples

const PARCEL: AdminShipment = {
  id: 1,
  version: 1,
  carrier: 'bpost',
  tracking_number: '323212345600001234567890',
  tracking_url: 'https://track.bpost.cloud/btr/web/#/search?itemCode=323212345600001234567890',
  status: 'shipped',
  lines: [{ order_item_id: SAMPLE_LINE_ID, quantity: 1 }],
  processed_at: SAMPLE_MOMENT.toISOString(),
  shipped_at: SAMPLE_MOMENT.toISOString(),
  in_transit_at: null,
  delivered_at: null,
}
