import * as contract from '#contract/printers.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import {
  listCustomerPrinters,
  removeCustomerPrinter,
  saveCustomerPrinter,
} from './customer-printers.ts'
import { findPrinters } from './find-printers.ts'
import { printerBrands } from './queries.ts'

const MOST_MODELS = 100

export function printerRoutes({ db, cache }: Pick<Shop, 'db' | 'cache'>): Served[] {
  const brands = cache.reader(['printers', 'brands'], () => printerBrands(db))
  return [
    serve(contract.listPrinterBrands, async () => ({ data: await brands.get() })),
    serve(contract.listPrinters, ({ query }) => {
      const { brand = null, series = null, q = '', limit = MOST_MODELS } = query
      return findPrinters(db, q.trim(), { brand, series, limit })
    }),
    serve(contract.listCustomerPrinters, async (_, context) => ({
      data: await listCustomerPrinters(db, requireUser(context).id),
    })),
    serve(contract.saveCustomerPrinter, async ({ body }, context) => ({
      data: await saveCustomerPrinter(db, requireUser(context).id, {
        printerId: body.printer_id,
        nickname: body.nickname,
        becomesMain: body.is_main === true,
      }),
    })),
    serve(contract.removeCustomerPrinter, async ({ params }, context) => ({
      data: await removeCustomerPrinter(db, requireUser(context).id, params.id),
    })),
    serve(contract.removeCustomerPrinterByBody, async ({ body }, context) => ({
      data: await removeCustomerPrinter(db, requireUser(context).id, body.printer_id),
    })),
  ]
}
