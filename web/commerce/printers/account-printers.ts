import type { Answer } from '#contract/api.ts'
import { createSyncedList } from '#web/commerce/account-list/synced-list.ts'
import { browserCall } from '#web/data/shop-call.ts'

import { myPrinters, showPrinters, type MyPrinter } from './my-printer.ts'

type Kept = Answer<'GET /customer/printers'>['data']

/** The customer's printers in their account. Each answer to a change is the whole list. */
export const accountPrinters = createSyncedList<readonly MyPrinter[]>({
  get: myPrinters,
  show: showPrinters,
  load: () => listOf(browserCall('GET /customer/printers', {})),
})

/** Adds to the account what was chosen in this browser before signing in. */
export function givePrinters(chosen: readonly MyPrinter[]): Promise<void> {
  return accountPrinters.pull(async () => {
    let kept = await listOf(browserCall('GET /customer/printers', {}))
    const known = new Set(kept.map(({ id }) => id))
    for (const { id, nickname } of chosen.filter((printer) => !known.has(printer.id))) {
      const body = { printer_id: id, nickname: nickname ?? null }
      // oxlint-disable-next-line no-await-in-loop -- in order: the first of an empty list becomes the main one
      kept = await listOf(browserCall('POST /customer/printers', { body }))
    }
    return kept
  })
}

export function makeMain(id: number): Promise<readonly MyPrinter[]> {
  return listOf(browserCall('POST /customer/printers', { body: { printer_id: id, is_main: true } }))
}

export function removePrinter(id: number): Promise<readonly MyPrinter[]> {
  return listOf(browserCall('DELETE /customer/printers/{id}', { params: { id } }))
}

export async function listOf(answer: Promise<{ data: Kept }>): Promise<readonly MyPrinter[]> {
  return (await answer).data
}
