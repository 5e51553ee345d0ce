import { cents, type Cents } from './money.ts'

/** What one piece costs: the colour's own price if it has one, else the article's effective price. */
export function unitPrice(effectivePriceCents: number, colorPriceCents: number | null): Cents {
  return cents(colorPriceCents ?? effectivePriceCents)
}
