import * as z from 'zod'

import { Email, newPasswordFields } from './accounts.ts'
import { dataOf, endpoint, idParams } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { requiredName } from './text-fields.ts'

const tag = 'Staff'
const role = z.enum(['admin', 'super_admin'])

const StaffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  blocked: z.boolean(),
  has_second_factor: z.boolean(),
  /** Until a password is set. */
  invitation: z
    .object({ sent_at: z.string(), expires_at: z.string(), has_expired: z.boolean() })
    .nullable(),
  last_login_at: z.string().nullable(),
  version: z.int(),
})

export const listStaff = endpoint({
  method: 'GET',
  paths: { '/admin/staff': 'staff' },
  tag,
  summary: 'Who works here: role, second factor, invitation and last sign-in',
  answer: dataOf(z.array(StaffMember)),
})

export const inviteStaff = endpoint({
  method: 'POST',
  paths: { '/admin/staff': 'super_admin' },
  tag,
  summary: 'Invites somebody by mail; the link in it sets the password',
  body: z.strictObject({
    name: requiredName(120),
    email: Email,
    role,
    /** Of the mail, and of the back office for them; the caller’s when it is left out. */
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: dataOf(StaffMember),
  creates: true,
})

export const inviteAgain = endpoint({
  method: 'POST',
  paths: { '/admin/staff/{id}/invitation': 'super_admin' },
  tag,
  summary: 'Sends an invitation again; the former link no longer works',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(StaffMember),
})

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  paths: { '/admin/staff/{id}/second-factor': 'super_admin' },
  tag,
  summary: 'Forgets somebody’s second factor, for a lost phone; ends their sign-ins',
  params: idParams,
  answer: dataOf(z.null()),
})

export const listStaffSessions = endpoint({
  method: 'GET',
  paths: { '/admin/staff/sessions': 'staff' },
  tag,
  summary: 'Open sign-ins of staff, for a super admin; for everybody else their own',
  answer: dataOf(
    z.array(
      z.object({
        id: z.int(),
        user: z.object({ id: z.int(), name: z.string() }),
        /** `Firefox, Windows`; null for one that did not say. */
        device: z.string().nullable(),
        network: z.string().nullable(),
        created_at: z.string(),
        seen_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  ),
})

export const endStaffSession = endpoint({
  method: 'DELETE',
  paths: { '/admin/staff/sessions/{id}': 'staff' },
  tag,
  summary: 'Ends a sign-in: one’s own, or anybody’s of the staff for a super admin',
  params: idParams,
  answer: dataOf(z.null()),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  paths: { '/auth/invitation': 'anyone' },
  tag: 'Authentication',
  summary: 'Sets the password of an invited member of staff with the token of the mail, once',
  body: newPasswordFields({ token: z.string().min(1).max(200) }),
  answer: dataOf(z.null()),
})
