import * as contract from '#contract/printers.ts'
import type { Db } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  listCustomerPrinters,
  removeCustomerPrinter,
  saveCustomerPrinter,
} from './customer-printers.ts'

export function customerPrinterRoutes(db: Db): Served[] {
  return [
    serve(contract.listCustomerPrinters, async (_, context) => ({
      data: await listCustomerPrinters(db, customerOf(context)),
    })),
    serve(contract.saveCustomerPrinter, async ({ body }, context) => ({
      data: await saveCustomerPrinter(db, customerOf(context), {
        printerId: body.printer_id,
        nickname: body.nickname,
        becomesMain: body.is_main === true,
      }),
    })),
    serve(contract.removeCustomerPrinter, async ({ params }, context) => ({
      data: await removeCustomerPrinter(db, customerOf(context), params.id),
    })),
    serve(contract.removeCustomerPrinterByBody, async ({ body }, context) => ({
      data: await removeCustomerPrinter(db, customerOf(context), body.printer_id),
    })),
  ]
}

function customerOf({ caller }: Context): number {
  if (caller.kind !== 'user') throw new ShopError('unauthenticated')
  return caller.user.id
}
