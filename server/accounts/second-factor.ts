import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireUser, requireStaff, type User } from '#server/platform/context.ts'
import { qrSvg } from '#server/platform/qr-svg.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { askPassword } from './ask-password.ts'
import {
  hashOfRecovery,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  takeCode,
} from './second-factor-code.ts'
import { confirmFactor, deleteFactor, factorOf, writeFactor } from './second-factor-queries.ts'

const WRONG_PASSWORD = {
  field: 'current_password',
  sentence: 'account.current_password_wrong',
} as const

/** Whether a member of staff has one. Throws `forbidden` for customers. */
export async function showSecondFactor(desk: AccountDesk, context: Context) {
  const { id } = staffOnly(context)
  const [factor, { staff }] = await Promise.all([factorOf(desk.db, id), desk.settings.get()])
  const isOn = factor?.is_confirmed === true
  return {
    is_on: isOn,
    is_required: staff.second_factor_required,
    recovery_codes_left: isOn ? factor.recovery_codes : 0,
  }
}

/** A secret for the app. Throws `validation` on the password, and `conflict` while another is in use. */
export async function setUpSecondFactor(desk: AccountDesk, context: Context, password: string) {
  const user = staffOnly(context)
  await askPassword(desk, { user, ip: context.ip }, password, WRONG_PASSWORD)
  const secret = newSecret()
  if (!(await writeFactor(desk.db, user.id, desk.secrets.encrypt(secret))))
    throw new ShopError('conflict', { message: 'account.second_factor_is_on' })
  const { shop } = await desk.settings.get()
  const url = otpauthUrl(secret, { shop: shop.name, email: user.email })
  return { secret, otpauth_url: url, qr_svg: qrSvg(url) }
}

/** Switches it on. Throws `validation` on a wrong code, and `conflict` without a set-up to confirm. */
export async function confirmSecondFactor(
  desk: AccountDesk,
  context: Context,
  code: string,
): Promise<string[]> {
  const user = staffOnly(context)
  const factor = await factorOf(desk.db, user.id)
  if (factor === undefined || factor.is_confirmed)
    throw new ShopError('conflict', { message: 'account.second_factor_not_begun' })
  await desk.limits.code.attempt({ account: String(user.id), address: context.ip }, async () => {
    if (!(await takeCode(desk, factor, code, context.now)))
      throw new ShopError('validation', { fields: { code: 'account.code_wrong' } })
  })
  const codes = newRecoveryCodes()
  const isDone = await inTransaction(desk.db, async (trx) => {
    const hashes = codes.map((one) => hashOfRecovery(desk.secrets, user.id, one))
    const { id: userId, sessionId } = user
    if (!(await confirmFactor(trx, { userId, sessionId, codes: hashes }))) return false
    await recordChange(trx, requireStaff(context), {
      action: 'second_factor_on',
      entity: 'user',
      entityId: user.id,
    })
    return true
  })
  if (!isDone) throw new ShopError('conflict', { message: 'account.second_factor_is_on' })
  return codes
}

/** Switches it off. Throws `validation` on the password, and `conflict` where the shop asks for one. */
export async function removeSecondFactor(
  desk: AccountDesk,
  context: Context,
  password: string,
): Promise<void> {
  const user = staffOnly(context)
  const { staff } = await desk.settings.get()
  if (staff.second_factor_required)
    throw new ShopError('conflict', { message: 'account.second_factor_required' })
  await askPassword(desk, { user, ip: context.ip }, password, WRONG_PASSWORD)
  await inTransaction(desk.db, async (trx) => {
    await deleteFactor(trx, user.id)
    await recordChange(trx, requireStaff(context), {
      action: 'second_factor_off',
      entity: 'user',
      entityId: user.id,
    })
  })
}

function staffOnly(context: Context): User {
  const user = requireUser(context)
  if (user.role === 'customer') throw new ShopError('forbidden')
  return user
}
