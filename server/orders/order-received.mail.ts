import type { Order, OrderAddress } from '#contract/orders.ts'
import { isLanguage, type Language } from '#contract/plain/languages.ts'
import en from '#i18n/mails/en.json' with { type: 'json' }
import fr from '#i18n/mails/fr.json' with { type: 'json' }
import nl from '#i18n/mails/nl.json' with { type: 'json' }
import { escapeHtml, mailPage } from '#server/platform/mail-layout.ts'
import type { Mail } from '#server/platform/outbox.ts'
import { textsOf } from '#server/platform/texts.ts'
import type { Settings } from '#server/settings/defaults.ts'

const text = textsOf({ en, nl, fr })
const LOCALES: Record<Language, string> = { en: 'en-BE', nl: 'nl-BE', fr: 'fr-BE' }

/** What a customer gets when the order has been taken: number, lines, amounts, addresses, and how to pay if by transfer. */
export function orderReceivedMail(order: Order, { shop }: Settings, publicUrl: string): Mail {
  const voice = voiceOf(order)
  const { t } = voice
  const link = {
    label: t('order_received.view'),
    url: `${publicUrl}/order-confirmation?order=${order.id}`,
  }
  const foot = [
    t('order_received.withdrawal'),
    `${shop.legal_name}, ${shop.street}, ${shop.postal_code} ${shop.city}, ${shop.vat_number}.`,
    ...(shop.is_fictitious ? [t('order_received.fictitious', { legal: shop.legal_name })] : []),
  ].join(' ')
  const parts: Parts = {
    hello: t('order_received.hello', { name: order.billing_address.first_name }),
    notes: notesOf(order, voice),
    rows: order.items.map((item) => ({
      name:
        item.product_color === null
          ? item.product.name
          : `${item.product.name} (${item.product_color.name})`,
      quantity: item.quantity,
      total: voice.money(item.line_total),
    })),
    sums: sumsOf(order, voice),
    blocks: blocksOf(order, voice),
    link,
  }
  return {
    subject: t('order_received.subject', { number: order.order_number, shop: shop.name }),
    html: mailPage({ shop: shop.name, body: htmlBody(parts), foot }),
    text: textBody(parts, foot),
  }
}

interface Voice {
  t: Say
  /** `"12.50"` → as the reader writes it. */
  money: (amount: string) => string
  day: (iso: string) => string
}

function voiceOf({ language: code }: Order): Voice {
  const language = isLanguage(code) ? code : 'en'
  const locale = LOCALES[language]
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Europe/Brussels' })
  return {
    t: (key, params) => text(language, key, params),
    money: (amount) => euros.format(Number(amount)),
    day: (iso) => days.format(new Date(iso)),
  }
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

function blocksOf(order: Order, { t }: Voice): Parts['blocks'] {
  // i18n: order_received.methods.*
  const method = t(`order_received.methods.${order.payment.payment_method}`)
  return [
    {
      title: t('order_received.delivery_address'),
      lines: addressLines(order.shipping_address),
    },
    { title: t('order_received.billing_address'), lines: addressLines(order.billing_address) },
    { title: t('order_received.method'), lines: [method] },
  ]
}

type Say = (key: Parameters<typeof text>[1], params?: Record<string, string | number>) => string

function transferNotes({ bank_transfer: transfer }: Order, { t, money, day }: Voice): string[] {
  if (transfer === null) return []
  const { amount, due_at: dueAt, iban, bic, beneficiary } = transfer
  return [
    t('order_received.transfer_intro', { amount: money(amount), date: day(dueAt) }),
    t('order_received.transfer_account', { iban, bic, beneficiary }),
    t('order_received.transfer_reference', { reference: transfer.structured_communication }),
  ]
}

function addressLines(address: OrderAddress): string[] {
  return [
    address.company_name,
    `${address.first_name} ${address.last_name}`,
    [address.street, address.building_apartment].filter(Boolean).join(' '),
    `${address.postal_code} ${address.city}`,
    address.country,
  ].filter((line): line is string => Boolean(line))
}

interface Parts {
  hello: string
  notes: string[]
  rows: { name: string; quantity: number; total: string }[]
  sums: [label: string, value: string][]
  blocks: { title: string; lines: string[] }[]
  link: { label: string; url: string }
}

function htmlBody({ hello, notes, rows, sums, blocks, link }: Parts): string {
  const cell = 'style="padding:8px 0;border-bottom:1px solid #e5e1d9"'
  const right =
    'style="padding:8px 0;border-bottom:1px solid #e5e1d9;text-align:right;white-space:nowrap"'
  const lines = rows.map(
    ({ name, quantity, total }) =>
      `<tr><td ${cell}>${quantity} × ${escapeHtml(name)}</td><td ${right}>${escapeHtml(total)}</td></tr>`,
  )
  const totals = sums.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 0">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`,
  )
  const address = blocks.map(
    ({ title, lines: own }) =>
      `<p style="margin:16px 0 0"><b>${escapeHtml(title)}</b><br>${own.map(escapeHtml).join('<br>')}</p>`,
  )
  return [
    `<p style="margin:0 0 12px">${escapeHtml(hello)}</p>`,
    ...notes.map((note) => `<p style="margin:0 0 12px">${escapeHtml(note)}</p>`),
    `<table width="100%" cellpadding="0" cellspacing="0">${lines.join('')}</table>`,
    `<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:8px">${totals.join('')}</table>`,
    ...address,
    `<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}" style="color:#24346b">${escapeHtml(link.label)}</a></p>`,
  ].join('\n')
}

function textBody({ hello, notes, rows, sums, blocks, link }: Parts, foot: string): string {
  return [
    hello,
    ...notes,
    '',
    ...rows.map(({ name, quantity, total }) => `${quantity} × ${name}  ${total}`),
    '',
    ...sums.map(([label, value]) => `${label}: ${value}`),
    ...blocks.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    `${link.label}: ${link.url}`,
    '',
    foot,
  ].join('\n')
}
