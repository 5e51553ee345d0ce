import { createReadStream } from 'node:fs'

import * as contract from '#contract/catalogue-imports.ts'
import { inTransaction } from '#database/transaction.ts'
import { withDescendants } from '#server/catalogue/references.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { advanceImport } from './advance-import.ts'
import { applyImport, cancelImport, mapImport } from './change-import.ts'
import { exportCatalogue, type FileFormat } from './export-catalogue.ts'
import { exportFailed } from './export-failed.ts'
import {
  countImports,
  failedRows,
  type ImportReport,
  importReports,
  importRows,
} from './import-report-queries.ts'
import { importOf, importRowOf, reasonOf } from './import-shape.ts'
import { IMPORT_QUEUE } from './jobs.ts'
import { startImport } from './start-import.ts'

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }
/** A call waits so long for its file; what is left goes on behind it. */
const WAIT_MS = 20_000
/** Told in the answer itself. */
const FAILED_SHOWN = 1_000

/** The catalogue as files, out and in. */
export function catalogueFileRoutes(shop: Shop): Served[] {
  return [exportRoute(shop), importRoute(shop), ...readingRoutes(shop), ...changingRoutes(shop)]
}

function exportRoute({ db, references }: Shop): Served {
  return serve(contract.exportProducts, async ({ query }) => {
    const { format = 'csv', category_id: category, ...filter } = query
    const known = await references.get()
    const wanted = {
      search: filter.search ?? '',
      status: filter.status,
      categoryIds: category === undefined ? undefined : withDescendants(known, category),
      brandId: filter.brand_id,
      type: filter.type,
      origin: filter.origin,
      stockStatus: filter.stock_status,
      missing: filter.missing,
    }
    return fileOf('catalogue', format, exportCatalogue(db, known, wanted, format))
  })
}

function fileOf(name: string, format: FileFormat, content: AsyncIterable<string>) {
  return { file: { name: `${name}.${format}`, content, type: MEDIA_TYPES[format] } }
}

function importRoute(shop: Shop): Served {
  const { db } = shop
  return serve(contract.importProducts, async ({ body }, context) => {
    const { file, apply = false, check = true, creates = true } = body
    const reads = check ? 'checking' : 'columns'
    const id = await startImport(db, requireStaff(context), {
      file: { name: file.name, bytes: () => createReadStream(file.path) },
      creates,
      state: apply ? 'applying' : reads,
    })
    if (apply || check) await goOn(shop, id)
    const report = await requireReport(shop, id)
    const failed = await failedRows(db, id, { after: 0, limit: FAILED_SHOWN })
    return {
      data: {
        ...importOf(report),
        failed: failed.map(({ line, faults }) => ({
          line,
          reason: reasonOf(faults, report.columns, context.language),
        })),
      },
      ...(report.state === 'done' && { message: 'imports.applied' as const }),
    }
  })
}

/** As far as a caller will wait; the rest is done by the job. */
async function goOn(shop: Shop, id: number): Promise<void> {
  await advanceImport(shop, id, { until: performance.now() + WAIT_MS })
  await wake(shop)
}

function wake({ db, jobs }: Shop): Promise<void> {
  return inTransaction(db, (trx) => jobs.send(trx, IMPORT_QUEUE, {}))
}

function readingRoutes(shop: Shop): Served[] {
  const { db } = shop
  return [
    serve(contract.listImports, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const [reports, total] = await Promise.all([
        importReports(db, { limit: perPage, offset: (page - 1) * perPage }),
        countImports(db),
      ])
      return { data: reports.map(importOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showImport, async ({ params }) => ({
      data: importOf(await requireReport(shop, params.id)),
    })),
    serve(contract.listImportRows, async ({ params, query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, outcome } = query
      const { columns } = await requireReport(shop, params.id)
      const { rows, total } = await importRows(
        db,
        { id: params.id, outcome },
        { limit: perPage, offset: (page - 1) * perPage },
      )
      return {
        data: rows.map((row) => importRowOf(row, columns, language)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.exportFailedRows, async ({ params, query }, { language }) => {
      const report = await requireReport(shop, params.id)
      const { format = report.format } = query
      return fileOf('failed-rows', format, exportFailed(db, report, { format, language }))
    }),
  ]
}

function changingRoutes(shop: Shop): Served[] {
  const { db } = shop
  return [
    serve(contract.mapImport, async ({ params, body }) => {
      const { mapping, creates } = body
      await mapImport(db, params.id, { mapping, creates })
      await wake(shop)
      return { data: importOf(await requireReport(shop, params.id)) }
    }),
    serve(contract.applyImport, async ({ params }, context) => {
      await applyImport(db, requireStaff(context), params.id)
      await wake(shop)
      return {
        data: importOf(await requireReport(shop, params.id)),
        message: 'imports.started',
      }
    }),
    serve(contract.cancelImport, async ({ params }, context) => {
      await cancelImport(db, requireStaff(context), params.id)
      return {
        data: importOf(await requireReport(shop, params.id)),
        message: 'imports.cancelled',
      }
    }),
  ]
}

async function requireReport({ db }: Pick<Shop, 'db'>, id: number): Promise<ImportReport> {
  const [report] = await importReports(db, { id })
  if (report === undefined) throw new ShopError('not_found', { message: 'imports.not_found' })
  return report
}
