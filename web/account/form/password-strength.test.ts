import { expect, test } from 'vitest'

import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['inkfish', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['Wachtwoord2026!', 1],
  ['azertyuiop12345678', 1],
  ['squidink', 2],
  ['Squidink7', 3],
  ['squid ink dries', 3],
  ['Squid ink 1849', 4],
  ['four cartridges in a row', 4],
])('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
