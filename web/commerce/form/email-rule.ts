import { isEmail } from '#contract/plain/contact-details.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** S§5: asked for, then checked. */
export function emailRule({ email }: { email: string }): TextKey | undefined {
  if (email.trim() === '') return 'rule.email.required'
  return isEmail(email) ? undefined : 'rule.email.invalid'
}
