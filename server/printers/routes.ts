import * as contract from '#contract/printers.ts'
import type { Db } from '#database/pool.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'

import {
  listCustomerPrinters,
  removeCustomerPrinter,
  saveCustomerPrinter,
} from './customer-printers.ts'

export function customerPrinterRoutes(db: Db): Served[] {
  return [
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
