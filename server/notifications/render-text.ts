import * as z from 'zod'

import { atNoon } from '#contract/plain/delivery.ts'
import type { Language } from '#contract/plain/languages.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import { formatDate, formatMoney } from '#server/platform/formats.ts'
import { message } from '#server/platform/messages.ts'

import type { Template } from './templates.ts'

/** What happened, as numbers and names; the words depend on the reader's language. */
export const TextParams = z.object({
  number: z.string().optional(),
  name: z.string().optional(),
  name_nl: z.string().optional(),
  name_fr: z.string().optional(),
  count: z.int().optional(),
  price_cents: z.int().optional(),
  was_cents: z.int().optional(),
  /** A calendar day: `2026-11-24`. */
  arrives_on: z.string().optional(),
  /** A moment, ISO 8601. */
  at: z.string().optional(),
})
export type TextParams = z.infer<typeof TextParams>

/** A template's title and message in the reader's language, with amounts and days as written there. */
export function renderText(
  template: Template,
  params: TextParams,
  language: Language,
): { title: string; message: string } {
  const places = placesOf(params, language)
  // i18n: notification.*
  return {
    title: message(language, `notification.${template}.title`, places),
    message: message(language, `notification.${template}.message`, places),
  }
}

function placesOf(params: TextParams, language: Language): Record<string, string> {
  const { number, count, price_cents: price, was_cents: was, arrives_on: arrives, at } = params
  const euros = (amount: number) => formatMoney(toWire(cents(amount)), language)
  const name = { en: params.name, nl: params.name_nl, fr: params.name_fr }[language] || params.name
  return {
    ...(number !== undefined && { number }),
    ...(count !== undefined && { count: String(count) }),
    ...(name !== undefined && { name }),
    ...(price !== undefined && { price: euros(price) }),
    ...(was !== undefined && { was: euros(was) }),
    ...(arrives !== undefined && { arrives: formatDate('dayThisYear', atNoon(arrives), language) }),
    ...(at !== undefined && { at: formatDate('momentThisYear', at, language) }),
  }
}
