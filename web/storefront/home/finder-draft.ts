import type { FinderChoice } from './finder-address.ts'

let kept: FinderChoice | undefined

/** What the finder holds, for who comes back to the home page in this tab. */
export function keepFinder(choice: FinderChoice): void {
  kept = choice
}

/** An address that says something itself is believed. */
export function keptFinder(address: FinderChoice): FinderChoice {
  return address.brand === '' && address.q === '' ? (kept ?? address) : address
}
