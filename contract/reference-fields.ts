import * as z from 'zod'

import { oneLine } from './text-fields.ts'

/** The last part of a page's address: `toner-brother`. Digits alone are the id of a page. */
export const slug = z
  .string('field.required')
  .trim()
  .max(120, 'field.too_long')
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'field.slug')

export const position = z
  .int('field.invalid')
  .min(0, 'field.too_small')
  .max(10_000, 'field.too_big')

/** A picture that the shop keeps, as `POST /media/upload` answered it. */
export const picturePath = z
  .string()
  .max(300)
  .regex(/^\/media\/(?!.*\.\.)[\w./-]+$/, 'field.invalid')

/** A name in another language; left out, empty or null it is the base name. */
export const otherName = (max: number) => oneLine(max).nullish()

/** `#1a2b3c` */
export const hexColor = z.string('field.required').regex(/^#[0-9a-f]{6}$/i, 'field.hex')
