import * as contract from '#contract/admin-printers.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import {
  deletePrinter,
  hasOwners,
  insertPrinter,
  printersByPage,
} from '#server/printers/desk-queries.ts'
import type { Shop } from '#server/shop.ts'

import { changeFits } from './change-fits.ts'
import { changePrinter, PRINTER, requireBrand } from './change-printer.ts'
import { addFitsTo, deleteFit, fitsOfPrinter, updateFit } from './fit-desk-queries.ts'
import { localName } from './local-name.ts'
import { mergePrinters } from './merge-printers.ts'
import { distinctAliases } from './printer-aliases.ts'
import {
  addReference,
  changeReference,
  removeReference,
  requireReference,
} from './reference-desk.ts'
import { pageOfRows, requireSlug } from './reference-page.ts'

/** Printers, and what fits them, behind the counter. */
export function printerAdminRoutes(shop: Pick<Shop, 'db'>): Served[] {
  return [...recordRoutes(shop), ...removalRoutes(shop), ...fitRoutes(shop)]
}

function recordRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminPrinters, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const window = { limit: perPage, offset: (page - 1) * perPage }
      return pageOfRows(await printersByPage(db, filter, window), page, perPage)
    }),
    serve(contract.showAdminPrinter, async ({ params }, { language }) => ({
      data: await detail(db, params.id, language),
    })),
    serve(contract.createPrinter, async ({ body }, context) => {
      const { id } = await addReference(db, requireStaff(context), PRINTER, async (trx) => {
        const { brand_id, technology, name, series = '', year = null, aliases = [] } = body
        await requireBrand(trx, brand_id)
        const { model = modelOf(name, series), codes_not_sold = [] } = body
        const slug = requireSlug(body)
        return insertPrinter(trx, {
          brand_id,
          series,
          model,
          name,
          slug,
          technology,
          year,
          aliases: distinctAliases(aliases, name),
          codes_not_sold,
        })
      })
      return { data: await detail(db, id, context.language), message: 'references.saved' }
    }),
    serve(contract.changePrinter, async ({ params, body }, context) => {
      const staff = requireStaff(context)
      const which = { id: params.id, version: body.version }
      await changeReference(db, staff, PRINTER, which, (trx, before) =>
        changePrinter(trx, before, body),
      )
      return { data: await detail(db, params.id, context.language), message: 'references.saved' }
    }),
  ]
}

function removalRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.removePrinter, async ({ params: { id } }, context) => {
      await removeReference(db, requireStaff(context), PRINTER, id, async (trx) => {
        if (await hasOwners(trx, id)) throw new ShopError('in_use')
        await deletePrinter(trx, id)
      })
      return { data: null, message: 'references.deleted' }
    }),
    serve(contract.mergePrinter, async ({ params, body: { into } }, context) => {
      await mergePrinters(db, requireStaff(context), params.id, into)
      return { data: await detail(db, into, context.language), message: 'references.merged' }
    }),
  ]
}

function fitRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.addFits, async ({ params: { id }, body }, context) => {
      const { product_ids: productIds, source, note = null, confirmed = false } = body
      await changeFits(db, requireStaff(context), id, { fit: productIds, source }, async (trx) => {
        await addFitsTo(trx, id, { productIds, source, note, isConfirmed: confirmed })
        return productIds
      })
      return { data: await detail(db, id, context.language), message: 'references.saved' }
    }),
    serve(contract.changeFit, async ({ params: { id, productId }, body }, context) => {
      const change = { product_id: productId, ...body }
      await changeFits(db, requireStaff(context), id, change, async (trx) => {
        const isThere = await updateFit(trx, { printerId: id, productId }, body)
        if (!isThere) throw new ShopError('not_found')
        return []
      })
      return { data: await detail(db, id, context.language), message: 'references.saved' }
    }),
    serve(contract.removeFit, async ({ params: { id, productId } }, context) => {
      const change = { product_id: productId, fits: false }
      await changeFits(db, requireStaff(context), id, change, async (trx) => {
        const isThere = await deleteFit(trx, { printerId: id, productId })
        if (!isThere) throw new ShopError('not_found')
        return [productId]
      })
      return { data: await detail(db, id, context.language), message: 'references.deleted' }
    }),
  ]
}

async function detail(
  db: Db,
  id: number,
  language: Language,
): Promise<contract.AdminPrinterDetail> {
  const printer = await requireReference(db, PRINTER, id)
  const fits = await fitsOfPrinter(db, id, language)
  return {
    ...printer,
    fits: fits.map(({ name_nl, name_fr, name, ...fit }) => ({
      ...fit,
      name: localName({ name, name_nl, name_fr }, language),
    })),
  }
}

/** "HP OfficeJet Pro 8022" of the series "OfficeJet Pro" → the model "8022", else the name. */
function modelOf(name: string, series: string): string {
  const after = series === '' ? -1 : name.indexOf(series)
  return (after < 0 ? '' : name.slice(after + series.length).trim()) || name
}
