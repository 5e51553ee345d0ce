import * as z from 'zod'

import { SignedIn } from './accounts.ts'
import { dataOf, endpoint } from './endpoint.ts'

const password = z
  .string('account.password_required')
  .min(1, 'account.password_required')
  .max(1000, 'field.too_long')

export const provideSecondFactor = endpoint({
  method: 'POST',
  paths: { '/auth/second-factor': 'anyone' },
  tag: 'Authentication',
  summary: 'Ends a sign-in that asked for a code, with one of the app or a recovery code',
  sameOrigin: true,
  body: z.strictObject({
    challenge: z.string().min(1).max(200),
    code: z
      .string('account.code_required')
      .trim()
      .min(1, 'account.code_required')
      .max(40, 'account.code_wrong'),
  }),
  answer: dataOf(SignedIn),
})

export const showSecondFactor = endpoint({
  method: 'GET',
  paths: { '/auth/second-factor': 'signed-in' },
  tag: 'Authentication',
  summary: 'Whether this member of staff has a second factor, and whether the shop asks for one',
  answer: dataOf(
    z.object({
      is_on: z.boolean(),
      is_required: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  ),
})

export const setUpSecondFactor = endpoint({
  method: 'POST',
  paths: { '/auth/second-factor/setup': 'signed-in' },
  tag: 'Authentication',
  summary: 'A new secret for the authenticator app; it counts once a code has confirmed it',
  body: z.strictObject({ current_password: password }),
  answer: dataOf(
    z.object({
      /** Base32, for typing into an app that cannot scan. */
      secret: z.string(),
      otpauth_url: z.string(),
      qr_svg: z.string(),
    }),
  ),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  paths: { '/auth/second-factor/confirm': 'signed-in' },
  tag: 'Authentication',
  summary: 'Switches the second factor on with a first code, and answers the recovery codes, once',
  body: z.strictObject({
    code: z
      .string('account.code_required')
      .trim()
      .regex(/^\d{6}$/, 'account.code_form'),
  }),
  answer: dataOf(z.object({ recovery_codes: z.array(z.string()) })),
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  paths: { '/auth/second-factor': 'signed-in' },
  tag: 'Authentication',
  summary: 'Switches the second factor off, unless the shop asks for one',
  body: z.strictObject({ current_password: password }),
  answer: dataOf(z.null()),
})
