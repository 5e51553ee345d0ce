import { cents, type Cents, toWire } from '#contract/plain/money.ts'
import { priceAfter, type Rounding } from '#contract/plain/price-rule.ts'
import type { DiscountRule, PriceWarning, RegularRule } from '#contract/price-batches.ts'

/** The prices of an article as staff set them. */
export interface SetPrices {
  regular: Cents
  sale: Cents | null
  saleFrom: Date | null
  saleTo: Date | null
}

export interface PricedArticle extends SetPrices {
  /** What it costs now. */
  effective: Cents
  /** Of the last 30 days. */
  lowest: Cents
  hasColorPrices: boolean
}

export interface PriceLine {
  after: SetPrices
  /** What the rule is about, before and after: the regular price, or what a customer pays. */
  oldPrice: Cents
  newPrice: Cents
  warnings: PriceWarning[]
  /** Stays out of the batch. */
  isKept: boolean
}

/** What a rule makes of an article. */
export function priceLine(
  article: PricedArticle,
  rule: RegularRule | DiscountRule,
  rounding: Rounding,
): PriceLine {
  return rule.type === 'percent' || rule.type === 'amount' || rule.type === 'set'
    ? regularLine(article, rule, rounding)
    : saleLine(article, rule, rounding)
}

function regularLine(article: PricedArticle, rule: RegularRule, rounding: Rounding): PriceLine {
  const { regular, sale, saleFrom, saleTo } = article
  const price = priceAfter(regular, rule, rounding) ?? regular
  const isUnchanged = price === regular
  const isBelowSale = sale !== null && sale >= price
  return {
    after: { regular: price, sale, saleFrom, saleTo },
    oldPrice: regular,
    newPrice: price,
    isKept: isUnchanged || isBelowSale,
    warnings: named({
      unchanged: isUnchanged,
      sale_not_below: isBelowSale,
      sale_stays: sale !== null && !isBelowSale,
      big_change: isBig(regular, price),
      color_prices: article.hasColorPrices,
    }),
  }
}

function saleLine(article: PricedArticle, rule: DiscountRule, rounding: Rounding): PriceLine {
  const sale = priceAfter(article.regular, rule, rounding)
  const window =
    rule.type === 'remove_sale'
      ? { saleFrom: null, saleTo: null }
      : { saleFrom: dateOf(rule.sale_from), saleTo: dateOf(rule.sale_to) }
  const isUnchanged =
    sale === article.sale &&
    sameMoment(window.saleFrom, article.saleFrom) &&
    sameMoment(window.saleTo, article.saleTo)
  const isNotBelow = sale !== null && sale >= article.regular
  return {
    after: { regular: article.regular, sale, ...window },
    oldPrice: article.effective,
    newPrice: sale ?? article.regular,
    isKept: isUnchanged || isNotBelow,
    warnings: named({
      unchanged: isUnchanged,
      sale_not_below: isNotBelow,
      big_change: sale !== null && sale < article.regular * A_HALF,
      above_lowest: sale !== null && !isNotBelow && sale >= article.lowest,
      color_prices: article.hasColorPrices,
    }),
  }
}

const A_TENTH = 0.1
/** A sale by more is a slip, more often than not. */
const A_HALF = 0.5

function isBig(before: Cents, after: Cents): boolean {
  return Math.abs(after - before) > before * A_TENTH
}

function named(found: Partial<Record<PriceWarning, boolean>>): PriceWarning[] {
  return (Object.keys(found) as PriceWarning[]).filter((name) => found[name] === true)
}

function dateOf(text: string | null | undefined): Date | null {
  return typeof text === 'string' ? new Date(text) : null
}

function sameMoment(left: Date | null, right: Date | null): boolean {
  return left?.getTime() === right?.getTime()
}

export function centsOrNull(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount)
}

export function wireOf(amount: number): string {
  return toWire(cents(amount))
}
