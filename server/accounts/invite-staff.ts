import type { Language } from '#contract/plain/languages.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { isEmailKept } from './email-restore-queries.ts'
import { hashOfToken } from './identify.ts'
import { mailAccount } from './mail-account.ts'
import { lockAccount } from './queries.ts'
import { addressTaken } from './register-customer.ts'
import { newToken } from './session-tokens.ts'
import { staffInvitationMail } from './staff-invitation.mail.ts'
import {
  insertStaff,
  staffMembers,
  type StaffRole,
  type StaffRow,
  writeInvitation,
} from './staff-queries.ts'

export interface Invitation {
  name: string
  email: string
  role: StaffRole
  language?: Language | undefined
}

/** Opens an account without a password and mails its link. Throws `validation` on `email` for a known address. */
export async function inviteStaff(
  desk: AccountDesk,
  { name, email, role, language }: Invitation,
  context: Context,
): Promise<StaffRow> {
  try {
    return await inTransaction(desk.db, async (trx) => {
      if (await isEmailKept(trx, email, null)) throw addressTaken()
      const id = await insertStaff(trx, {
        name,
        email,
        role,
        language: language ?? context.language,
      })
      return sendInvitation(trx, desk, id, { role }, context)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken()
    throw error
  }
}

/** Sends a new link; the former no longer works. Throws `not_found`, and `conflict` for who has a password. */
export async function inviteAgain(
  desk: AccountDesk,
  id: number,
  context: Context,
): Promise<StaffRow> {
  return inTransaction(desk.db, async (trx) => {
    const [member] = await staffMembers(trx, id)
    if (member === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
    if (member.invited_at === null) throw new ShopError('conflict', { message: 'staff.has_joined' })
    return sendInvitation(trx, desk, id, {}, context)
  })
}

async function sendInvitation(
  trx: Trx,
  { jobs, settings, secrets, publicUrl }: AccountDesk,
  id: number,
  after: object,
  context: Context,
): Promise<StaffRow> {
  const staff = requireStaff(context)
  const account = await lockAccount(trx, id)
  if (account === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
  const token = newToken()
  await writeInvitation(trx, id, hashOfToken(token))
  await mailAccount(trx, jobs, account, {
    ...staffInvitationMail(account, staff.name, { settings: await settings.get(), publicUrl }),
    template: 'staff-invitation',
    secret: secrets.encrypt(token),
  })
  await recordChange(trx, staff, { action: 'invite', entity: 'user', entityId: id, after })
  const [member] = await staffMembers(trx, id)
  if (member === undefined) throw new Error('The account was not written')
  return member
}
