import type { Order } from '#contract/orders.ts'
import { escapeHtml, mailPage } from '#server/mails/mail-layout.ts'
import {
  mailButton,
  paragraph,
  type Sender,
  senderLine,
  type Voice,
  voiceOf,
} from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import { addressLines } from './address-lines.ts'

/** Confirms an order: number, lines, amounts, addresses, and how to pay by transfer. `url` shows the order. */
export function orderReceivedMail(
  order: Order,
  url: string,
  { settings, publicUrl }: Sender,
): Mail {
  const { shop } = settings
  const voice = voiceOf(order.language)
  const { t } = voice
  const subject = t('order_received.subject', { number: order.order_number, shop: shop.name })
  const foot = `${rightsOf(order, voice)} ${senderLine(settings, voice)}`
  const parts: Parts = {
    hello: t('order_received.hello', { name: order.billing_address.first_name }),
    notes: notesOf(order, voice),
    rows: order.items.map((item) => ({
      picture: publicUrl + item.product.thumbnail,
      name:
        item.product_color === null
          ? item.product.name
          : `${item.product.name} (${item.product_color.name})`,
      quantity: item.quantity,
      total: voice.money(item.line_total),
    })),
    sums: sumsOf(order, voice),
    blocks: blocksOf(order, voice),
    link: { label: t('order_received.view'), url },
  }
  return {
    subject,
    html: mailPage({
      shop: shop.name,
      publicUrl,
      language: voice.language,
      title: subject,
      body: htmlBody(parts),
      foot,
    }),
    text: textBody(parts, foot, voice),
  }
}

/** What the law gives a consumer; a business cannot withdraw. */
function rightsOf({ customer_type: type }: Order, { t }: Voice): string {
  return t(type === 'business' ? 'order_received.complaints' : 'order_received.withdrawal')
}

function notesOf(order: Order, voice: Voice): string[] {
  const { t, day } = voice
  const arrives = order.estimated_delivery
  return [
    t('order_received.thanks', { number: order.order_number }),
    ...(arrives === null
      ? []
      : [t('order_received.arrives', { date: day(`${arrives}T12:00:00Z`) })]),
    ...transferNotes(order, voice),
    ...(order.tax_lines.every(({ rate }) => rate === 0) ? [t('order_received.vat_exempt')] : []),
  ]
}

function sumsOf(order: Order, { t, money }: Voice): Parts['sums'] {
  const isFree = order.shipping_fee === '0.00'
  return [
    [t('order_received.subtotal'), money(order.subtotal)],
    [t('order_received.shipping'), isFree ? t('order_received.free') : money(order.shipping_fee)],
    [t('order_received.total'), money(order.total)],
    ...order.tax_lines
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat }): [string, string] => [t('order_received.vat', { rate }), money(vat)]),
  ]
}

function blocksOf(order: Order, voice: Voice): Parts['blocks'] {
  const { t } = voice
  // i18n: order_received.methods.*
  const method = t(`order_received.methods.${order.payment.payment_method}`)
  return [
    {
      title: t('order_received.delivery_address'),
      lines: addressLines(order.shipping_address, voice),
    },
    {
      title: t('order_received.billing_address'),
      lines: addressLines(order.billing_address, voice),
    },
    { title: t('order_received.method'), lines: [method] },
    ...(order.purchase_order === null
      ? []
      : [{ title: t('order_received.purchase_order'), lines: [order.purchase_order] }]),
  ]
}

function transferNotes({ bank_transfer: transfer }: Order, { t, money, day }: Voice): string[] {
  if (transfer === null) return []
  const { amount, due_at: dueAt, iban, bic, beneficiary } = transfer
  return [
    t('order_received.transfer_intro', { amount: money(amount), date: day(dueAt) }),
    t('order_received.transfer_account', { iban, bic, beneficiary }),
    t('order_received.transfer_reference', { reference: transfer.structured_communication }),
  ]
}

interface Parts {
  hello: string
  notes: string[]
  rows: { picture: string; name: string; quantity: number; total: string }[]
  sums: [label: string, value: string][]
  blocks: { title: string; lines: string[] }[]
  link: { label: string; url: string }
}

const PICTURE_SIZE = 56
const CELL = 'padding:8px 0;border-bottom:1px solid #e5e1d9;vertical-align:middle'

function htmlBody({ hello, notes, rows, sums, blocks, link }: Parts): string {
  const lines = rows.map(
    ({ picture, name, quantity, total }) =>
      `<tr><td class="line" width="${PICTURE_SIZE}" style="${CELL}"><img src="${escapeHtml(picture)}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" alt="" style="display:block;border-radius:8px;background:#f4f2ee"></td>
<td class="line" style="${CELL};padding-left:12px">${quantity} × ${escapeHtml(name)}</td><td class="line" style="${CELL};padding-left:12px;text-align:right;white-space:nowrap">${escapeHtml(total)}</td></tr>`,
  )
  const totals = sums.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 0">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  )
  const address = blocks.map(
    ({ title, lines: own }) =>
      `<p style="margin:16px 0 0"><b>${escapeHtml(title)}</b><br>${own.map(escapeHtml).join('<br>')}</p>`,
  )
  return [
    ...[hello, ...notes].map(paragraph),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.join('')}</table>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:8px">${totals.join('')}</table>`,
    mailButton(link),
    ...address,
  ].join('\n')
}

function textBody(parts: Parts, foot: string, { labelled }: Voice): string {
  const { hello, notes, rows, sums, blocks, link } = parts
  return [
    hello,
    ...notes,
    '',
    ...rows.map(({ name, quantity, total }) => `${quantity} × ${name}  ${total}`),
    '',
    ...sums.map(([label, value]) => labelled(label, value)),
    ...blocks.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    labelled(link.label, link.url),
    '',
    foot,
  ].join('\n')
}
