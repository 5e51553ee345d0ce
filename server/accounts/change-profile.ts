import type { AccountUser, ProfileChange } from '#contract/accounts.ts'
import { isUniqueViolation } from '#database/failures.ts'
import { inTransaction } from '#database/transaction.ts'
import type { User } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { accountOf } from './account-shape.ts'
import { askPassword } from './ask-password.ts'
import { businessAfter } from './business.ts'
import { lockOwnAccount } from './lock-own-account.ts'
import { noteNewEmail } from './note-new-email.ts'
import { accountById, type AccountRow, type ProfileValues, writeProfile } from './queries.ts'
import { addressTaken } from './register-customer.ts'
import { isSessionYoung } from './session-queries.ts'
import { askVies, type ViesAnswer } from './vies.ts'

/**
 * Changes name, email, phone, address and company. VIES is asked about a new VAT number, and what
 * it says is stored with it; a number it does not know is stored as well. Throws `validation` on
 * the field at fault, and `too_many_requests` for somebody guessing addresses (as registering does) or
 * changes them too often, and on
 * `current_password` for another email unless the sign-in is young or the password is right. The old
 * address is told, with a link that takes it back.
 */
export async function changeProfile(
  desk: AccountDesk,
  who: { user: User; ip: string },
  change: ProfileChange,
  now: Date,
): Promise<AccountUser> {
  const { user, ip } = who
  const account = await accountById(desk.db, user.id)
  if (account === undefined) throw new ShopError('unauthenticated')
  const { vatNumber } = businessOf(change, account)
  const checked = { vatNumber, answer: await vatCheckOf(desk, vatNumber, account, now) }
  const save = () => write(desk, user.id, (current) => profileAfter(change, current, checked))
  const { email = account.email } = change
  if (email.toLowerCase() === account.email.toLowerCase()) return accountOf(await save())
  if (!(await isSessionYoung(desk.db, user.sessionId)))
    await askPassword(desk, who, change.current_password ?? '', {
      field: 'current_password',
      sentence:
        change.current_password === undefined
          ? 'account.current_password_needed'
          : 'account.current_password_wrong',
    })
  await desk.limits.changes.take(String(user.id))
  return accountOf(await desk.limits.register.attempt({ account: email, address: ip }, save))
}

interface Checked {
  vatNumber: string | null
  answer: ViesAnswer | null
}

/** Fields that were not sent keep their current value, which may have changed while VIES was asked. */
function profileAfter(change: ProfileChange, current: AccountRow, checked: Checked): ProfileValues {
  const business = businessOf(change, current)
  const { vatNumber } = business
  return {
    name: change.name ?? current.name,
    email: change.email ?? current.email,
    phone: change.phone === undefined ? current.phone : change.phone || null,
    address: change.address === undefined ? current.address : change.address || null,
    ...business,
    vatCheck: vatNumber === checked.vatNumber ? checked.answer : current.vat_check,
  }
}

function businessOf(change: ProfileChange, { company_name, vat_number }: AccountRow) {
  return businessAfter(change, { companyName: company_name, vatNumber: vat_number })
}

/** An answer that was "valid" once is not asked for again. */
async function vatCheckOf(
  { viesUrl }: AccountDesk,
  vatNumber: string | null,
  account: AccountRow,
  now: Date,
): Promise<ViesAnswer | null> {
  if (vatNumber === null) return null
  const { vat_number: known, vat_check: answer } = account
  if (vatNumber === known && answer?.state === 'valid') return answer
  return askVies(viesUrl, vatNumber, now)
}

async function write(
  desk: AccountDesk,
  userId: number,
  profileOf: (current: AccountRow) => ProfileValues,
): Promise<AccountRow> {
  try {
    return await inTransaction(desk.db, async (trx) => {
      const before = await lockOwnAccount(trx, userId)
      const after = await writeProfile(trx, userId, profileOf(before))
      await noteNewEmail(trx, desk, before, after.email)
      return after
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken()
    throw error
  }
}
