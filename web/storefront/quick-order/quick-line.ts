import type { Answer } from '#contract/api.ts'
import { basisPoints, fromWire, rateOf, ZERO } from '#contract/plain/money.ts'
import { orderTotals, type OrderTotals, type PricedLine } from '#contract/plain/order-totals.ts'
import { QUICK_ORDER_PIECES, type TypedLine } from '#contract/plain/quick-order-list.ts'
import { houseBrandSubtotal, shippingFee, type Zone } from '#contract/plain/shipping-fee.ts'

type MatchedLine = Answer<'POST /quick-order'>['data']['lines'][number]
export type Article = MatchedLine['products'][number]
export type Outcome = Pick<
  Answer<'POST /guest/cart/add-lines'>['data']['lines'][number],
  'added' | 'wanted' | 'reason'
>

/** A line of the list with what it was taken for. */
export interface QuickLine {
  /** From 1, as it stood in the list. */
  place: number
  typed: TypedLine
  /** What it may mean; the first stands for the line where there is no doubt. */
  offered: readonly Article[]
  isFound: boolean
  /** The code or the words it was looked up as instead. */
  correctedTo: string | null
  article: Article | undefined
  colorId: number | null
  /** 0 while what stood there is no quantity. */
  quantity: number
  /** What came of adding it to the cart. */
  outcome: Outcome | undefined
}

export type LineState = 'ready' | 'confirm' | 'bad' | 'added'

export function toQuickLine(typed: TypedLine, match: MatchedLine, index: number): QuickLine {
  const [first] = match.products
  const isFound = match.status === 'found'
  const isInColors = match.products.length === 1 && (first?.product_colors.length ?? 0) > 0
  const line = {
    place: index + 1,
    // The shop may have read the number at the end as the quantity: it knows which are names.
    typed:
      match.text === typed.text
        ? typed
        : { ...typed, text: match.text, quantity: match.quantity, hasQuantity: true },
    offered: match.products,
    isFound,
    article: isFound || isInColors ? first : undefined,
    colorId: match.product_color_id,
    correctedTo: match.corrected_to,
    outcome: undefined,
  }
  return withinStock({ ...line, quantity: quantityOf(line.typed) })
}

function quantityOf({ badQuantity, quantity }: TypedLine): number {
  return badQuantity === undefined ? quantity : 0
}

/** Another article, colour or quantity: what was said of adding the line no longer holds. */
export function changed(line: QuickLine, change: Partial<QuickLine>): QuickLine {
  return withinStock({ ...line, ...change, outcome: undefined })
}

/** Never more than there is; a line of something sold out keeps what was typed. */
function withinStock(line: QuickLine): QuickLine {
  return stockOf(line) === 0 ? line : { ...line, quantity: Math.min(line.quantity, mostOf(line)) }
}

/** As many as may be added at a time: the stock, or what a line takes. */
export function mostOf(line: QuickLine): number {
  return Math.min(stockOf(line), QUICK_ORDER_PIECES)
}

/** A quantity has to be written first. */
export function needsQuantity({ article, quantity }: QuickLine): boolean {
  return article !== undefined && quantity < 1
}

/** The place of an earlier line with the same article. */
export function firstPlaceOf(line: QuickLine, lines: readonly QuickLine[]): number | undefined {
  const { article, colorId } = line
  const same = lines.find(
    (one) => article !== undefined && one.article?.id === article.id && one.colorId === colorId,
  )
  return same === line ? undefined : same?.place
}

export function stateOf(line: QuickLine): LineState {
  const { article, offered, outcome } = line
  if (outcome !== undefined) return outcome.reason === null ? 'added' : 'confirm'
  if (article === undefined) return offered.length === 0 ? 'bad' : 'confirm'
  if (needsColor(line)) return 'confirm'
  return stockOf(line) === 0 || needsQuantity(line) ? 'bad' : 'ready'
}

export function needsColor({ article, colorId }: QuickLine): boolean {
  return colorId === null && (article?.product_colors.length ?? 0) > 0
}

/** Of the colour where one is chosen. */
export function stockOf(line: QuickLine): number {
  return colorOf(line)?.stock ?? line.article?.stock ?? 0
}

/** Of one piece, VAT included. */
export function priceOf(line: QuickLine): string {
  return colorOf(line)?.price ?? line.article?.price ?? '0.00'
}

function colorOf({ article, colorId }: QuickLine) {
  return article?.product_colors.find(({ id }) => id === colorId)
}

/** The original of a line the house brand was taken for. */
export function originalOf({ article, offered, isFound }: QuickLine): Article | undefined {
  if (!isFound || article?.brand.is_house_brand !== true) return undefined
  return offered.find(({ origin, id }) => origin === 'original' && id !== article.id)
}

/** What the lines come to with delivery in Belgium. */
export function totalsOf(lines: readonly QuickLine[], zone: Zone | undefined): OrderTotals {
  const priced = lines.map((line) => ({
    ...pricedLine(line),
    isHouseBrand: line.article?.brand.is_house_brand === true,
  }))
  const fee =
    zone === undefined || lines.length === 0 ? ZERO : shippingFee(houseBrandSubtotal(priced), zone)
  const rates = priced.map(({ vatRate }) => vatRate)
  return orderTotals(priced, { fee, vatRate: basisPoints(Math.max(0, ...rates)) })
}

export function pricedLine(line: QuickLine): PricedLine {
  return {
    unitPrice: fromWire(priceOf(line)),
    quantity: line.quantity,
    vatRate: rateOf(line.article?.vat_rate ?? 0),
  }
}
