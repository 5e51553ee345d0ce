import { randomInt } from 'node:crypto'

import { inTransaction } from '#database/transaction.ts'
import type { Shop } from '#server/shop.ts'

import { CODE_MINUTES, writeCode } from './code-queries.ts'
import { mailAccount } from './mail-account.ts'
import { passwordCodeMail } from './password-code.mail.ts'
import { hmacOfCode } from './password-code.ts'
import { accountByEmail, lockAccount } from './queries.ts'

const CODES = 1_000_000
const DIGITS = 6

/** Makes a new code and mails it. Does nothing if there is no such account. */
export async function mailCode(shop: Shop, email: string): Promise<void> {
  const { db, jobs, secrets, settings, publicUrl } = shop
  const account = await accountByEmail(db, email)
  if (account === undefined || account.blocked_at !== null) return
  const code = String(randomInt(CODES)).padStart(DIGITS, '0')
  const known = await settings.get()
  await inTransaction(db, async (trx) => {
    // The account was deleted or changed its address since it was looked up.
    const current = await lockAccount(trx, account.id)
    if (current?.email !== account.email) return
    await writeCode(trx, account.id, hmacOfCode(secrets, account.id, code))
    await mailAccount(trx, jobs, current, {
      ...passwordCodeMail(current, { settings: known, publicUrl }),
      template: 'password-code',
      secret: secrets.encrypt(code),
      expiresAfterMinutes: CODE_MINUTES,
    })
  })
}
