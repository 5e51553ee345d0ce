/** The one name that is kept, as first and last name; who has only one has no last name. */
export function namesOf(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

/** The letter of the avatar: the whole sign, also where it is more than one code unit. */
export function initialOf(name: string): string {
  const [initial = ''] = name.trim()
  return initial.toUpperCase()
}
