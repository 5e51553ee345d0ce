const DIGITS = 6

/** `4711` → `SI-004711`. */
export function orderNumber(id: number): string {
  return `SI-${String(id).padStart(DIGITS, '0')}`
}
