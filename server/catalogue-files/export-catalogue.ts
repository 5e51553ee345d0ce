import { CATALOGUE_COLUMNS } from '#contract/plain/catalogue-columns.ts'
import type { Db } from '#database/pool.ts'
import { type DeskProductFilter, deskProductIds } from '#server/catalogue/desk-list-queries.ts'
import type { References } from '#server/catalogue/references.ts'
import { type StockedRow, stockedRows } from '#server/catalogue/written-product-queries.ts'
import { streamCsv } from '#server/platform/write-csv.ts'

import { articleOf, type ArticleValues, cellsOf, valuesOf } from './article-values.ts'
import { skusOfIds } from './import-queries.ts'

export type FileFormat = 'csv' | 'json'

/** Few enough that other requests are answered between two parts. */
const PART = 200

/** The articles of a filter with all that is written of them, in the order of their ids, part by part. */
export async function* exportCatalogue(
  db: Db,
  references: References,
  filter: DeskProductFilter,
  format: FileFormat,
): AsyncGenerator<string> {
  const parts = articleParts(db, references, await deskProductIds(db, filter))
  yield* format === 'csv' ? streamCsv(CATALOGUE_COLUMNS, asCells(parts)) : asJson(parts)
}

async function* articleParts(
  db: Db,
  references: References,
  ids: readonly number[],
): AsyncGenerator<ArticleValues[]> {
  for (let start = 0; start < ids.length; start += PART) {
    // oxlint-disable-next-line no-await-in-loop -- part by part, so that few are held at once
    const rows = await stockedRows(db, ids.slice(start, start + PART))
    const named = rows.flatMap((row) => [
      row.replaces_product_id,
      row.linked_product_id,
      row.successor_id,
      ...row.related_ids,
      ...row.members.map(([id]) => id),
    ])
    // oxlint-disable-next-line no-await-in-loop -- likewise
    const skus = await skusOfIds(
      db,
      [...new Set(named)].filter((id) => id !== null),
    )
    const names = {
      references,
      sku: (id: number) => skus.get(id) ?? '',
      printer: slugsOf(rows),
    }
    yield rows.map((row) => valuesOf(articleOf(row), names))
  }
}

/** The printers that the articles fit, by what a file calls them. */
function slugsOf(rows: readonly StockedRow[]): (printerId: number) => string {
  const slugs = new Map(rows.flatMap(({ fits }) => fits.map((fit) => [fit.printer_id, fit.slug])))
  return (id) => slugs.get(id) ?? ''
}

async function* asCells(parts: AsyncIterable<ArticleValues[]>) {
  for await (const values of parts) yield values.map(cellsOf)
}

/** One article a line. */
async function* asJson(parts: AsyncIterable<ArticleValues[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const values of parts) {
    yield before + values.map((article) => JSON.stringify(article)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
