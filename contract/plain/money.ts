/**
 * Money is whole euro cents: a branded integer, so that a price can never be added to a quantity.
 * This file is the only place that does arithmetic on it or writes its wire form (`"12.50"`).
 */
export type Cents = number & { readonly __unit: 'cents' }

export const ZERO = 0 as Cents

/** Takes an integer number of cents; throws on fractions, NaN and numbers past the safe range. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`)
  return value as Cents
}

/** `1250` → `"12.50"`. */
export function toWire(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const WIRE = /^(-?)(\d{1,12})\.(\d{2})$/

/** `"12.50"` → `1250`; throws on any other form. */
export function fromWire(text: string): Cents {
  const match = WIRE.exec(text)
  if (match === null) throw new RangeError(`Not an amount: ${text}`)
  const value = Number(match[2]) * 100 + Number(match[3])
  return cents(match[1] === '-' ? -value : value)
}

export function add(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0))
}

export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount)
}

export function times(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity)
}

/**
 * Splits an amount over weights so that the parts add up to it exactly: floor first, then one
 * cent each to the largest remainders (ties to the earlier part). All weights zero: all to the first.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (weights.length === 0) return []
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : ZERO))
  const exact = weights.map((weight) => (amount * weight) / total)
  const parts = exact.map((share) => Math.floor(share))
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts.map((part) => cents(part))
}

/** What the first so many of a number of like pieces come to, of what they cost together. */
export function costOfFirst(pieces: number, of: number, total: Cents): Cents {
  return cents(Math.round((total * pieces) / of))
}

/** Rate in basis points: 2100 is 21 %. */
export type BasisPoints = number & { readonly __unit: 'basis points' }

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not basis points: ${value}`)
  return value as BasisPoints
}

/** A rate as answers carry it, in per cent (`21`, `5.5`), as basis points. */
export function rateOf(percent: number): BasisPoints {
  return basisPoints(Math.round(percent * 100))
}

/** The VAT contained in a gross amount, rounded half up to the cent: 12100 at 2100 → 2100. */
export function vatContained(gross: Cents, rate: BasisPoints): Cents {
  return cents(Math.round((gross * rate) / (10_000 + rate)))
}

/** The net of a gross amount: what is left once the contained VAT is taken off. */
export function netOf(gross: Cents, rate: BasisPoints): Cents {
  return subtract(gross, vatContained(gross, rate))
}
