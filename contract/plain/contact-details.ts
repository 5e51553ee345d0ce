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

/** Text of spaces alone counts as empty, for required fields. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || text.trim() === ''
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
