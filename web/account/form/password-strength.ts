import { MIN_PASSWORD } from '#contract/plain/password-length.ts'

/** 0 for nothing typed, 1 weak to 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const OFTEN_GUESSED = /passw|wachtwoord|motdepasse|azerty|qwerty|12345|abcde|octavo|welkom|welcome/i
const LONG = 12
const VERY_LONG = 16

/**
 * A hint, not a rule: what counts is length first, then how many kinds of characters. Common
 * passwords and repetitions stay weak however long they are.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0
  const isVaried = new Set(password.toLowerCase()).size >= 5
  if (password.length < MIN_PASSWORD || !isVaried || OFTEN_GUESSED.test(password)) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  if (password.length >= VERY_LONG || (password.length >= LONG && kinds >= 3)) return 4
  return password.length >= LONG || kinds >= 3 ? 3 : 2
}
