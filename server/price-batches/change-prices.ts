import type { Language } from '#contract/plain/languages.ts'
import { cents } from '#contract/plain/money.ts'
import type { Rounding } from '#contract/plain/price-rule.ts'
import {
  BATCH_AT_MOST,
  type DiscountRule,
  type PriceBatch,
  type PricePreviewRow,
  type RegularRule,
} from '#contract/price-batches.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { type ReferencesReader, withDescendants } from '#server/catalogue/references.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { centsOrNull, type PriceLine, priceLine, wireOf } from './price-lines.ts'
import {
  applyRows,
  insertBatch,
  insertBatchRows,
  noteScheduled,
  selectArticles,
  type SelectedRow,
  type Selection,
} from './queries.ts'

/** What staff ask for: which articles, and what is to become of their prices. */
export interface PriceChange {
  filter?:
    | {
        category_id?: number | undefined
        brand_slug?: string | undefined
        type?: string | undefined
        origin?: string | undefined
        price_min?: number | undefined
        price_max?: number | undefined
      }
    | undefined
  skus?: readonly string[] | undefined
  exclude_ids?: readonly number[] | undefined
  rule: RegularRule | DiscountRule
  rounding: Rounding
}

type Shop = { db: Db; references: ReferencesReader; clock: () => Date }

/** What a change would do, article by article. Throws `validation` without a selection or with one too large. */
export async function previewPrices(
  shop: Shop,
  change: PriceChange,
  language: Language,
): Promise<{ rows: PricePreviewRow[]; unknown_skus: string[] }> {
  refuseOddWindow(change.rule, shop.clock())
  const lines = await linesOf(shop.db, await selectionOf(shop, change), change, false)
  const known = new Set(lines.map(({ article }) => inAnyCase(article.sku)))
  return {
    rows: lines.map(({ article, line }) => ({
      product_id: article.id,
      sku: article.sku,
      name: localName(article, language),
      thumbnail: article.thumbnail,
      old_price: wireOf(line.oldPrice),
      new_price: wireOf(line.newPrice),
      lowest_price_30d: wireOf(article.lowest_cents),
      sold_30_days: article.popularity,
      warnings: line.warnings,
    })),
    unknown_skus: [...new Set(change.skus)].filter((sku) => !known.has(inAnyCase(sku))),
  }
}

/**
 * Changes prices as one batch, now or, with `startsAt`, when that moment comes. Throws `validation` where
 * nothing is selected or nothing would change.
 */
export async function applyPrices(
  shop: Shop,
  staff: Staff,
  {
    kind,
    note,
    startsAt,
    all: isAllMeant = false,
    ...change
  }: PriceChange & {
    kind: PriceBatch['kind']
    note?: string | undefined
    startsAt: Date | null
    all?: boolean | undefined
  },
): Promise<{ batch_id: number; status: 'applied' | 'scheduled'; changed: number }> {
  const now = shop.clock()
  refuseOddWindow(change.rule, now)
  if (startsAt !== null && startsAt <= now)
    throw new ShopError('validation', { fields: { starts_at: 'prices.moment_passed' } })
  const selection = await selectionOf(shop, change)
  if (!isAllMeant && !isNarrowed(change))
    throw new ShopError('validation', { fields: { filter: 'prices.all_unsaid' } })
  return inTransaction(shop.db, async (trx) => {
    const lines = (await linesOf(trx, selection, change, true)).filter(({ line }) => !line.isKept)
    if (lines.length === 0)
      throw new ShopError('validation', { fields: { rule: 'prices.nothing_changes' } })
    const { rule, rounding, ...wanted } = change
    const batchId = await insertBatch(trx, {
      kind,
      rule: { ...rule, ...('value' in rule && { value: shownValue(rule) }), rounding },
      selection: wanted,
      note: note ?? null,
      startsAt,
      staffId: staff.id,
    })
    await insertBatchRows(trx, batchId, lines)
    const changed = lines.length
    if (startsAt === null) await applyRows(trx, batchId)
    else await noteScheduled(trx, batchId, changed)
    await recordChange(trx, staff, {
      action: startsAt === null ? 'apply' : 'schedule',
      entity: 'price_batch',
      entityId: batchId,
      after: { kind, rule, rounding, changed, ...(startsAt && { starts_at: startsAt }) },
    })
    return { batch_id: batchId, status: startsAt === null ? 'applied' : 'scheduled', changed }
  })
}

/** The value as staff wrote it: money in euro, a share as a number. */
function shownValue(rule: Extract<RegularRule | DiscountRule, { value: unknown }>) {
  const isShare = rule.type === 'percent' || rule.type === 'percent_off'
  return isShare ? rule.value : wireOf(rule.value)
}

async function linesOf(
  db: Db,
  selection: Selection,
  { rule, rounding, exclude_ids: excluded }: PriceChange,
  isLocked: boolean,
): Promise<{ article: SelectedRow; line: PriceLine }[]> {
  const rows = await selectArticles(db, selection, { most: BATCH_AT_MOST, isLocked })
  if (rows.length > BATCH_AT_MOST) {
    const params = { max: BATCH_AT_MOST }
    throw new ShopError('validation', { fields: { filter: 'prices.too_many' }, params })
  }
  const left = new Set(excluded)
  return rows
    .filter(({ id }) => !left.has(id))
    .map((article) => ({
      article,
      line: priceLine(
        {
          regular: cents(article.regular_price_cents),
          sale: centsOrNull(article.sale_price_cents),
          saleFrom: article.sale_from,
          saleTo: article.sale_to,
          effective: cents(article.effective_cents),
          lowest: cents(article.lowest_cents),
          hasColorPrices: article.has_color_prices,
        },
        rule,
        rounding,
      ),
    }))
}

/** An SKU is one code however it is written. */
function inAnyCase(sku: string): string {
  return sku.toLowerCase()
}

async function selectionOf(shop: Shop, { filter, skus }: PriceChange): Promise<Selection> {
  if (filter === undefined && (skus ?? []).length === 0)
    throw new ShopError('validation', { fields: { filter: 'prices.nothing_selected' } })
  const references = await shop.references.get()
  return {
    categoryIds:
      filter?.category_id === undefined
        ? undefined
        : withDescendants(references, filter.category_id),
    brandSlug: filter?.brand_slug,
    type: filter?.type,
    origin: filter?.origin,
    priceMin: filter?.price_min,
    priceMax: filter?.price_max,
    skus: skus === undefined || skus.length === 0 ? undefined : skus.map(inAnyCase),
  }
}

function isNarrowed({ filter = {}, skus = [] }: PriceChange): boolean {
  return skus.length > 0 || Object.values(filter).some((wanted) => wanted !== undefined)
}

function refuseOddWindow(rule: PriceChange['rule'], now: Date): void {
  if (!('sale_to' in rule) || typeof rule.sale_to !== 'string') return
  const end = new Date(rule.sale_to)
  const start = typeof rule.sale_from === 'string' ? new Date(rule.sale_from) : now
  if (end <= start || end <= now)
    throw new ShopError('validation', { fields: { 'rule.sale_to': 'prices.window' } })
}
