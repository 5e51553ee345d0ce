import { randomUUID } from 'node:crypto'

import type { Trx } from '#database/pool.ts'
import { type Mail, type NewMail, writeMail } from '#server/mails/outbox.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

import type { AccountRow } from './queries.ts'

/** Mails about the account itself; they are deleted with it. */
export const ACCOUNT_MAILS = [
  'welcome',
  'password-code',
  'password-changed',
  'email-changed',
  'staff-invitation',
] as const

/** Whom a mail about an account is written to. */
export type AccountReader = Pick<AccountRow, 'name' | 'email' | 'language'>

export interface AccountMail
  extends Mail, Pick<NewMail, 'secret' | 'expiresAfterMinutes' | 'limitedBy'> {
  template: (typeof ACCOUNT_MAILS)[number]
}

/** Writes to the owner of an account, at the address and in the language that `account` has. */
export function mailAccount(
  trx: Trx,
  jobs: Jobs,
  account: AccountRow,
  mail: AccountMail,
): Promise<void> {
  return writeMail(trx, jobs, {
    ...mail,
    dedupeKey: `${mail.template}:${account.id}:${randomUUID()}`,
    language: account.language,
    recipient: account.email,
    userId: account.id,
    isForStaff: account.role !== 'customer',
  })
}
