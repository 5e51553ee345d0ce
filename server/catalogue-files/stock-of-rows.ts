import { readRows, type Trx } from '#database/pool.ts'
import { ON_HAND_AT_MOST } from '#server/stock/adjust-stock.ts'
import { bookStock } from '#server/stock/booking-queries.ts'
import { lockPlaces } from '#server/stock/shelf-places.ts'

import type { Article } from './article-values.ts'
import type { Fault } from './resolve-row.ts'
import type { Plan } from './row-plan.ts'

/** A place on the shelf as a file counts it; without a colour the article itself. */
interface Counted {
  line: number
  productId: number
  colorId: number | null
  pieces: number
}

/** Counts that the shelf cannot stand: fewer than checkouts hold, or no number of pieces at all. */
export async function stockFaults(
  trx: Trx,
  plans: readonly Plan[],
): Promise<[line: number, fault: Fault][]> {
  const counts = plans.flatMap(countsOf)
  if (counts.length === 0) return []
  const held = await reservedOf(trx, counts)
  return counts.flatMap(({ line, productId, colorId, pieces }): [number, Fault][] => {
    const column = colorId === null ? 'stock' : 'product_colors'
    if (!Number.isInteger(pieces) || pieces < 0 || pieces > ON_HAND_AT_MOST)
      return [[line, { column, key: 'stock.count_number', params: { max: ON_HAND_AT_MOST } }]]
    const reserved = held.get(`${productId}:${colorId ?? ''}`) ?? 0
    return pieces < reserved
      ? [[line, { column, key: 'stock.below_held', params: { held: reserved } }]]
      : []
  })
}

/** The places on the shelf whose number of pieces a row changes. */
function countsOf({ line, id, before, after }: Plan): Counted[] {
  if (after === undefined || id === null) return []
  const { onHand, colorsOnHand, fields } = after
  const own = { line, productId: id, colorId: null, pieces: onHand ?? 0 }
  const colors = fields.product_colors.map(({ color_id: colorId }) => ({
    line,
    productId: id,
    colorId,
    pieces: colorsOnHand.get(colorId) ?? 0,
  }))
  return [...(onHand === null ? [] : [own]), ...colors].filter(
    ({ colorId, pieces }) => pieces !== piecesOf(before, colorId),
  )
}

function piecesOf(article: Article | undefined, colorId: number | null): number {
  if (article === undefined) return 0
  return (colorId === null ? article.onHand : article.colorsOnHand.get(colorId)) ?? 0
}

async function reservedOf(trx: Trx, counts: readonly Counted[]): Promise<Map<string, number>> {
  const rows = await readRows<{ product_id: number; color_id: number | null; reserved: number }>(
    trx,
    `select s.product_id, k.color_id, s.reserved from stock s left join product_colors k on k.id = s.product_color_id
    where s.product_id = any($1::int[])`,
    [counts.map(({ productId }) => productId)],
  )
  return new Map(rows.map((row) => [`${row.product_id}:${row.color_id ?? ''}`, row.reserved]))
}

/** Locks the shelves of articles, before the articles themselves as whoever sells them does. */
export async function lockShelves(trx: Trx, productIds: readonly number[]): Promise<void> {
  await readRows(
    trx,
    'select id from stock where product_id = any($1::int[]) order by id for no key update',
    [productIds],
  )
}

/** Books what was counted, with rows of the ledger that name the file. */
export async function bookCounts(
  trx: Trx,
  plans: readonly Plan[],
  { reason, actor }: { reason: string; actor: string },
): Promise<void> {
  const counts = plans.flatMap(countsOf)
  if (counts.length === 0) return
  const ids = await colorIds(trx, counts)
  const places = counts.map(({ productId, colorId, pieces }) => ({
    productId,
    colorId: colorId === null ? null : (ids.get(`${productId}:${colorId}`) ?? null),
    pieces,
  }))
  const shelf = await lockPlaces(trx, places)
  const onHand = new Map(
    shelf.map((row) => [`${row.product_id}:${row.product_color_id ?? ''}`, row.on_hand]),
  )
  const changes = places
    .map(({ productId, colorId, pieces }) => ({
      productId,
      colorId,
      change: pieces - (onHand.get(`${productId}:${colorId ?? ''}`) ?? 0),
    }))
    .filter(({ change }) => change !== 0)
  await bookStock(trx, changes, { kind: 'adjustment', reason, actor })
}

/** `article:colour` → the colour of the article. */
async function colorIds(trx: Trx, counts: readonly Counted[]): Promise<Map<string, number>> {
  if (counts.every(({ colorId }) => colorId === null)) return new Map()
  const rows = await readRows<{ id: number; product_id: number; color_id: number }>(
    trx,
    'select id, product_id, color_id from product_colors where product_id = any($1::int[])',
    [counts.map(({ productId }) => productId)],
  )
  return new Map(rows.map((row) => [`${row.product_id}:${row.color_id}`, row.id]))
}
