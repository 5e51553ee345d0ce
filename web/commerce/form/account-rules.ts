import { MIN_PASSWORD } from '#contract/plain/password-length.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** Rules of whoever has an account, or gets one. */
export function nameRule({ name }: { name: string }): TextKey | undefined {
  return name.trim() === '' ? 'rule.name' : undefined
}

export function newPasswordRule({ password }: { password: string }): TextKey | undefined {
  if (password === '') return 'rule.password.required'
  return password.length < MIN_PASSWORD ? 'rule.password.short' : undefined
}

export function confirmationRule(values: {
  password: string
  password_confirmation: string
}): TextKey | undefined {
  return values.password === values.password_confirmation ? undefined : 'rule.password.differs'
}
