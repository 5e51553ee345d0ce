import { fromWire, netOf, rateOf, toWire } from '#contract/plain/money.ts'

/** The amount without its VAT; `rate` in percent, as products carry it. */
export function exclVat(amount: string, rate: number): string {
  return toWire(netOf(fromWire(amount), rateOf(rate)))
}
