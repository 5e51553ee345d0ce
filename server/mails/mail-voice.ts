import { isLanguage, type Language } from '#contract/plain/languages.ts'
import en from '#i18n/mails/en.json' with { type: 'json' }
import fr from '#i18n/mails/fr.json' with { type: 'json' }
import nl from '#i18n/mails/nl.json' with { type: 'json' }
import { countryName, formatDate, formatMoney } from '#server/platform/formats.ts'
import { textsOf } from '#server/platform/texts.ts'
import { companyAddress } from '#server/settings/company-address.ts'
import type { Settings } from '#server/settings/defaults.ts'

import { escapeHtml, mailPage } from './mail-layout.ts'
import type { Mail } from './outbox.ts'

const text = textsOf({ en, nl, fr })

/** A reader's language, with its words and its formats of money and dates. */
export interface Voice {
  language: Language
  t: (key: Parameters<typeof text>[1], params?: Record<string, string | number>) => string
  /** `"12.50"` → as the reader writes it. */
  money: (amount: string) => string
  day: (iso: string) => string
  /** Date and time to the second, as a receipt states it. */
  moment: (at: Date) => string
  /** `BE` → Belgium, België, Belgique. */
  country: (code: string) => string
  /** `Total: €12`, in a text without layout; French sets a no-break space before the colon. */
  labelled: (label: string, value: string) => string
}

export function voiceOf(code: string): Voice {
  const language = isLanguage(code) ? code : 'en'
  return {
    language,
    t: (key, params) => text(language, key, params),
    money: (amount) => formatMoney(amount, language),
    day: (iso) => formatDate('fullDay', iso, language),
    moment: (at) => formatDate('moment', at, language),
    country: (iso) => countryName(iso, language),
    labelled: (label, value) => `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`,
  }
}

/** The sender: the company with the details the law requires. */
export function senderLine(settings: Settings, { t, language }: Voice): string {
  const { shop } = settings
  return [
    `${companyAddress(settings, language)}, ${shop.vat_number}.`,
    ...(shop.is_fictitious ? [t('sender.fictitious', { legal: shop.legal_name })] : []),
  ].join(' ')
}

/** Who writes, and where the links and pictures of a mail lead. */
export interface Sender {
  settings: Settings
  publicUrl: string
}

export interface Letter {
  subject: string
  hello: string
  notes: string[]
  /** Shown large, to be copied: a code. */
  code?: string
  /** Under a title each: what is in a parcel, an address. */
  lists?: readonly { title: string; lines: readonly string[] }[]
  link?: MailLink
  /** The way out of mails that need consent. */
  leave?: MailLink
}

interface MailLink {
  label: string
  url: string
}

/** A mail of plain paragraphs in the shop's frame, as HTML and as text. */
export function letter(parts: Letter, { settings, publicUrl }: Sender, voice: Voice): Mail {
  const { subject, hello, notes, code, lists = [], link, leave } = parts
  const foot = senderLine(settings, voice)
  const body = [
    ...[hello, ...notes].map(paragraph),
    ...(code === undefined
      ? []
      : [
          `<p style="margin:12px 0;font-size:28px;line-height:36px;font-weight:bold;letter-spacing:4px">${escapeHtml(code)}</p>`,
        ]),
    ...lists.map(titled),
    ...(link === undefined ? [] : [mailButton(link)]),
    ...(leave === undefined ? [] : [quietLink(leave)]),
  ].join('\n')
  return {
    subject,
    html: mailPage({
      shop: settings.shop.name,
      publicUrl,
      language: voice.language,
      title: subject,
      body,
      foot,
    }),
    text: [
      hello,
      ...notes,
      ...(code === undefined ? [] : ['', code]),
      ...lists.flatMap(({ title, lines }) => ['', title, ...lines]),
      ...(link === undefined ? [] : ['', voice.labelled(link.label, link.url)]),
      ...(leave === undefined ? [] : ['', voice.labelled(leave.label, leave.url)]),
      '',
      foot,
    ].join('\n'),
  }
}

function titled({ title, lines }: { title: string; lines: readonly string[] }): string {
  return `<p style="margin:16px 0 0"><b>${escapeHtml(title)}</b><br>${lines.map(escapeHtml).join('<br>')}</p>`
}

export function paragraph(line: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`
}

function quietLink({ label, url }: MailLink): string {
  return `<p class="quiet" style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>`
}

/** A link that looks like a button, also where only tables are understood. */
export function mailButton({ label, url }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button" style="background:#24346b;border-radius:10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}
