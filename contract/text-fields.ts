import * as z from 'zod'

import { isBlank } from './plain/contact-details.ts'
import { cents } from './plain/money.ts'
import { ONE_LINE } from './plain/one-line.ts'
import { hasWebAddress } from './plain/web-address.ts'

/** A text of one line. The messages of the parts are keys of the server's language files. */
export const oneLine = (max: number) =>
  z.string('field.required').trim().max(max, 'field.too_long').regex(ONE_LINE, 'field.invalid')

/** One that must say something; `missing` is what is said when it does not. */
export const requiredLine = (max: number, missing = 'field.required') =>
  oneLine(max).refine(saysSomething, missing)

/** A text of several lines that must say something. */
export const requiredLines = (max: number, missing = 'field.required') =>
  severalLines(max).refine(saysSomething, missing)

/** The name of whoever writes. */
export const requiredName = (max: number) =>
  z
    .string('account.name_required')
    .trim()
    .refine(saysSomething, 'account.name_required')
    .pipe(nameLine(max))

function saysSomething(text: string): boolean {
  return !isBlank(text)
}

/**
 * A name, company or place: the shop repeats them in mails to addresses that nobody has confirmed, so
 * that they must carry no link.
 */
export const nameLine = (max: number) => oneLine(max).refine(holdsNoLink, 'field.no_links')

function holdsNoLink(text: string): boolean {
  return !hasWebAddress(text)
}

/** A text of several lines. */
export const severalLines = (max: number) =>
  z
    .string('field.required')
    .trim()
    .max(max, 'field.too_long')
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'field.invalid')

/** An amount as people and programs write it, `"12.50"`, `"12.5"` or `"12"`, in cents. */
export const moneyText = z
  .string('field.amount')
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'field.amount')
  .transform((text) => cents(Math.round(Number(text) * 100)))
