/** Where a link dials a number as people write it: "02 555 01 88" → `tel:025550188`. */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
