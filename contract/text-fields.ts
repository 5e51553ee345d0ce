import * as z from 'zod'

import { ONE_LINE } from './plain/one-line.ts'
import { hasWebAddress } from './plain/web-address.ts'

/** A text of one line. The messages of the parts are keys of the server's language files. */
export const oneLine = (max: number) =>
  z.string('field.required').trim().max(max, 'field.too_long').regex(ONE_LINE, 'field.invalid')

/**
 * A name, company or place: the shop repeats them in mails to addresses that nobody has confirmed, so
 * that they must carry no link.
 */
export const nameLine = (max: number) => oneLine(max).refine(holdsNoLink, 'field.no_links')

function holdsNoLink(text: string): boolean {
  return !hasWebAddress(text)
}
