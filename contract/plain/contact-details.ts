const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const PHONE = /^\+?[\d ()./-]{6,24}$/

/** Whether a text looks like an address. Only a mail that arrives proves more. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}

/** A phone number as people write it, from any country. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim())
}

/** Characters that show nothing: spaces, joiners, marks of direction, fillers. */
const UNSEEN = /[\s\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Text of spaces alone, or of characters nobody sees, counts as empty, for required fields. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || text.replaceAll(UNSEEN, '') === ''
}

/** A business orders in its company's name; a private person needs none. */
export function lacksCompanyName({
  customer_type: type,
  company_name: name,
}: {
  customer_type: 'individual' | 'business'
  company_name?: string | null | undefined
}): boolean {
  return type === 'business' && isBlank(name)
}
