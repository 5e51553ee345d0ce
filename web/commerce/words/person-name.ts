/** Splits the one name an account has into first and last name; a single word is a first name. */
export function namesOf(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

/** The letter of the avatar: the whole sign, even where it takes more than one code unit. */
export function initialOf(name: string): string {
  const [initial = ''] = name.trim()
  return initial.toUpperCase()
}
