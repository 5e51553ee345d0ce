import * as z from 'zod'

import { LeftOutReason } from './cart.ts'
import { dataOf, endpoint, fileAnswer } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './plain/password-length.ts'
import { ROLES } from './plain/statuses.ts'
import { nameLine, oneLine, requiredName } from './text-fields.ts'

/** The messages are keys of the server's language files. */
export const Email = z
  .string('account.email_required')
  .trim()
  .min(1, 'account.email_required')
  .max(254, 'field.too_long')
  .pipe(z.email('field.email'))
const name = requiredName(120)
const newPassword = z
  .string('account.password_required')
  .min(1, 'account.password_required')
  .min(MIN_PASSWORD, 'account.password_short')
  .max(MAX_PASSWORD, 'field.too_long')
/** A password to be checked, not set, so its length is not validated. */
const givenPassword = z
  .string('account.password_required')
  .min(1, 'account.password_required')
  .max(1000, 'field.too_long')
const confirmation = z.string('account.passwords_differ')

function isConfirmed(body: { password?: unknown; password_confirmation?: unknown }): boolean {
  return body.password === body.password_confirmation
}
const DIFFERS = { path: ['password_confirmation'], message: 'account.passwords_differ' }

/** A new password, entered twice, with what else a form has. */
export function newPasswordFields<F extends z.ZodRawShape>(fields: F) {
  return z
    .strictObject({ ...fields, password: newPassword, password_confirmation: confirmation })
    .refine(isConfirmed, DIFFERS)
}

export const AccountUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  /** A customer with a company name is a business: prices show excluding VAT by default. */
  company_name: z.string().nullable(),
  vat_number: z.string().nullable(),
  vat_check: z
    .object({ state: z.enum(['valid', 'invalid', 'unreachable']), checked_at: z.string() })
    .nullable(),
  created_at: z.string(),
  password_changed_at: z.string().nullable(),
})
export type AccountUser = z.infer<typeof AccountUser>

/** What happened to the guest's cart at sign-in, naming what did not fit the stock or the cart. */
const CartMerge = z.object({
  moved_items: z.int(),
  capped: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      wanted: z.int(),
      kept: z.int(),
      reason: LeftOutReason,
    }),
  ),
})
export type CartMerge = z.infer<typeof CartMerge>

export const SignedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  user: AccountUser,
  /** Null when there was no guest cart to take along. */
  cart: CartMerge.nullable(),
})

export const register = endpoint({
  method: 'POST',
  paths: { '/auth/register': 'anyone' },
  tag: 'Authentication',
  summary: 'Opens a customer account and signs in',
  sameOrigin: true,
  body: z
    .strictObject({
      name,
      email: Email,
      password: newPassword,
      password_confirmation: confirmation,
      marketing: z.boolean().optional(),
    })
    .refine(isConfirmed, DIFFERS),
  answer: dataOf(SignedIn),
  creates: true,
})

export const login = endpoint({
  method: 'POST',
  paths: { '/auth/login': 'anyone' },
  tag: 'Authentication',
  summary: 'Signs in a customer or a member of staff; ends the other kind of session here',
  sameOrigin: true,
  body: z.strictObject({
    email: Email,
    password: givenPassword,
    /** Stay signed in after the browser was closed. */
    remember: z.boolean().optional(),
  }),
  /** A challenge is for staff with a second factor: it goes to `/auth/second-factor` with a code. */
  answer: dataOf(z.union([SignedIn, z.object({ challenge: z.string() })])),
})

export const refresh = endpoint({
  method: 'POST',
  paths: { '/auth/refresh': 'anyone' },
  tag: 'Authentication',
  summary: 'A new access token for the refresh cookie, which is exchanged as well',
  sameOrigin: true,
  body: z.strictObject({}).nullish(),
  answer: dataOf(SignedIn.pick({ access_token: true, token_type: true, expires_in: true })),
})

export const logout = endpoint({
  method: 'POST',
  paths: { '/auth/logout': 'signed-in' },
  tag: 'Authentication',
  summary: 'Ends this sign-in',
  sameOrigin: true,
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.null()),
})

export const showUser = endpoint({
  method: 'GET',
  paths: { '/auth/user': 'signed-in' },
  tag: 'Authentication',
  summary: 'Who is signed in',
  answer: dataOf(AccountUser),
})

export const forgotPassword = endpoint({
  method: 'POST',
  paths: { '/auth/forgot-password': 'anyone' },
  tag: 'Authentication',
  summary: 'Mails a code of six digits if there is such an account; answers alike if not',
  body: z.strictObject({ email: Email }),
  answer: dataOf(z.null()),
})

export const verifyOtp = endpoint({
  method: 'POST',
  paths: { '/auth/verify-otp': 'anyone' },
  tag: 'Authentication',
  summary: 'Exchanges the mailed code for a token that allows one new password',
  body: z.strictObject({
    email: Email,
    otp: z
      .string('account.code_required')
      .trim()
      .regex(/^\d{6}$/, 'account.code_form'),
  }),
  answer: dataOf(z.object({ reset_token: z.string() })),
})

export const resetPassword = endpoint({
  method: 'POST',
  paths: { '/auth/reset-password': 'anyone' },
  tag: 'Authentication',
  summary: 'Sets a new password with the token of the code, and ends all sign-ins',
  body: newPasswordFields({ email: Email, token: z.string().min(1).max(200) }),
  answer: dataOf(z.null()),
})

export const restoreEmail = endpoint({
  method: 'POST',
  paths: { '/auth/restore-email': 'anyone' },
  tag: 'Authentication',
  summary: 'Takes a former email address back with the token mailed there, and ends all sign-ins',
  sameOrigin: true,
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: dataOf(z.null()),
})

export const showProfile = endpoint({
  method: 'GET',
  paths: { '/profile': 'signed-in' },
  tag: 'Profile',
  summary: 'Name, email, phone, address and company of the caller',
  answer: dataOf(AccountUser),
})

export const ProfileChange = z.strictObject({
  name: name.optional(),
  email: Email.optional(),
  phone: oneLine(40).nullish(),
  address: nameLine(300).nullish(),
  company_name: nameLine(160).nullish(),
  /** Checked for form and check digits, then asked of VIES; needs a company name. */
  vat_number: oneLine(40).nullish(),
  /** For another email, unless this sign-in is younger than ten minutes. */
  current_password: givenPassword.optional(),
})

export const PasswordChange = z
  .strictObject({
    current_password: z
      .string('account.current_password_required')
      .min(1, 'account.current_password_required')
      .max(1000, 'field.too_long'),
    password: newPassword,
    password_confirmation: confirmation,
  })
  .refine(isConfirmed, DIFFERS)

export const changeProfile = endpoint({
  method: 'PUT',
  paths: { '/profile': 'signed-in' },
  tag: 'Profile',
  summary: 'Changes the profile, or the password; a new password ends all other sign-ins',
  body: z.union([PasswordChange, ProfileChange]),
  answer: dataOf(AccountUser),
})
export type ProfileChange = z.infer<typeof ProfileChange>
export type PasswordChange = z.infer<typeof PasswordChange>

export const deleteAccount = endpoint({
  method: 'DELETE',
  paths: { '/profile': 'signed-in' },
  tag: 'Profile',
  summary: 'Deletes the account; refused while an order is open, and to staff',
  sameOrigin: true,
  body: z.strictObject({ password: givenPassword }),
  answer: dataOf(z.null()),
})

export const exportData = endpoint({
  method: 'GET',
  paths: { '/profile/export': 'customer' },
  tag: 'Profile',
  summary: 'All data held on the caller, as a JSON file',
  file: 'application/json',
  answer: fileAnswer,
})

/** Which kinds of events become notifications. */
const NotificationChoices = z.strictObject({
  order: z.boolean(),
  wishlist: z.boolean(),
  cart: z.boolean(),
  product: z.boolean(),
})

const CustomerSettings = z.strictObject({
  language: z.enum(LANGUAGES),
  /** Offers by mail, at most twice a month. */
  marketing: z.boolean(),
  notifications: NotificationChoices,
})
export type CustomerSettings = z.infer<typeof CustomerSettings>

export const showCustomerSettings = endpoint({
  method: 'GET',
  paths: { '/customer/settings': 'customer' },
  tag: 'Profile',
  summary: 'Language, offers by mail, and which notifications are wanted',
  answer: dataOf(CustomerSettings),
})

export const changeCustomerSettings = endpoint({
  method: 'PUT',
  paths: { '/customer/settings': 'customer' },
  tag: 'Profile',
  summary: 'Changes the settings that are given',
  body: z.strictObject({
    language: CustomerSettings.shape.language.optional(),
    marketing: z.boolean().optional(),
    notifications: NotificationChoices.partial().optional(),
  }),
  answer: dataOf(CustomerSettings),
})
