const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const PHONE = /^\+?[\d ()./-]{6,24}$/

/** Whether a text looks like an address. Only a mail that arrives proves more. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}

/** Digits as people write them, of any country. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim())
}
