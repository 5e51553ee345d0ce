import { isUniqueViolation } from '#database/failures.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Context } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { isEmailKept } from './email-restore-queries.ts'
import { announceAccountEvent } from './events.ts'
import { mailAccount } from './mail-account.ts'
import { hashPassword } from './passwords.ts'
import { accountByEmail, insertAccount } from './queries.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { type SignedIn, startSession, takeGuestAlong } from './start-session.ts'
import { welcomeMail } from './welcome.mail.ts'

export interface Registration {
  name: string
  email: string
  password: string
  wantsOffers: boolean
}

/**
 * Opens a customer account, welcomes its owner by mail and signs in for this browser session. Throws
 * `validation` on `email` for a known address, and `too_many_requests` for somebody guessing addresses.
 */
export async function registerCustomer(
  desk: AccountDesk,
  registration: Registration,
  context: Context,
): Promise<SignedIn> {
  const who = { account: registration.email, address: context.ip }
  const session = await desk.limits.register.attempt(who, () =>
    openAccount(desk, registration, context),
  )
  return { ...session, cart: await takeGuestAlong(desk, session.account, context) }
}

async function openAccount(
  { db, jobs, settings, publicUrl }: AccountDesk,
  { name, email, password, wantsOffers }: Registration,
  context: Context,
): Promise<Omit<SignedIn, 'cart'>> {
  await refuseWeakPassword(password, email)
  if ((await accountByEmail(db, email)) !== undefined || (await isEmailKept(db, email, null)))
    throw addressTaken()
  const passwordHash = await hashPassword(password)
  const { language } = context
  try {
    return await inTransaction(db, async (trx) => {
      const account = await insertAccount(trx, { name, email, passwordHash, language, wantsOffers })
      await mailAccount(trx, jobs, account, {
        ...welcomeMail(account, { settings: await settings.get(), publicUrl }),
        template: 'welcome',
        // Nobody has shown yet that the address is theirs.
        limitedBy: { network: context.ip },
      })
      await announceAccountEvent(trx, jobs, { kind: 'welcome', user_id: account.id })
      return startSession(trx, account, context)
    })
  } catch (error) {
    // The form was sent twice at the same moment.
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken()
    throw error
  }
}

export function addressTaken(): ShopError {
  return new ShopError('validation', { fields: { email: 'account.email_taken' } })
}
