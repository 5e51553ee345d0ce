import { MIN_PASSWORD } from '#contract/plain/password-length.ts'
import { ShopError } from '#server/platform/shop-error.ts'

let known: Promise<ReadonlySet<string>> | undefined

/**
 * Passwords that everybody guesses first are refused, and so is the account's own address. Throws
 * `validation` on `password`.
 */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const given = password.trim().toLowerCase()
  const [name] = email.toLowerCase().split('@')
  if (given === email.toLowerCase() || given === name) throw weak('account.password_is_email')
  known ??= commonPasswords()
  if (given === '' || (await known).has(given)) throw weak('account.password_common')
}

function weak(sentence: 'account.password_common' | 'account.password_is_email'): ShopError {
  return new ShopError('validation', { fields: { password: sentence } })
}

/** Some ten thousand, in lower case; loaded when the first password is set. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD))
}
