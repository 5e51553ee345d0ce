import type { Answer } from '#contract/api.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { printerChanges, showPrinters, type MyPrinter, type PrinterKeeper } from './my-printer.ts'

type Kept = Answer<'GET /customer/printers'>['data']

/** Shows the account's printers here: what was taken off elsewhere goes here too. */
export function pullPrinters(): Promise<void> {
  return showAnswer(() => browserCall('GET /customer/printers', {}))
}

/** Adds to the account what was chosen in this browser before signing in. */
export function givePrinters(chosen: readonly MyPrinter[]): Promise<void> {
  return showAnswer(async () => {
    let kept = await browserCall('GET /customer/printers', {})
    const known = new Set(kept.data.map(({ id }) => id))
    for (const printer of chosen.filter(({ id }) => !known.has(id))) {
      // oxlint-disable-next-line no-await-in-loop -- in order: the first of an empty list becomes the main one
      kept = await save(printer)
    }
    return kept
  })
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Shows the printers the account answers with. One after the other, for an older answer must not come
 * last; and not when something was changed here meanwhile, for the answer to that is on its way.
 */
export function showAnswer(ask: () => Promise<{ data: Kept }>): Promise<void> {
  const before = printerChanges()
  const show = async () => {
    const { data } = await ask()
    if (printerChanges() === before) showPrinters(data)
  }
  const mine = turn.then(show)
  turn = mine.catch(() => undefined)
  return mine
}

/** What is changed here is changed in the account. */
export const accountPrinters: PrinterKeeper = {
  makeMain: (id) =>
    told(() => browserCall('POST /customer/printers', { body: { printer_id: id, is_main: true } })),
  remove: (id) => told(() => browserCall('DELETE /customer/printers/{id}', { params: { id } })),
}

function save({ id, nickname }: MyPrinter) {
  return browserCall('POST /customer/printers', {
    body: { printer_id: id, nickname: nickname ?? null },
  })
}

/** The account's answer is the truth; when it cannot be had, the choice lives in this browser. */
async function told(change: () => Promise<{ data: Kept }>): Promise<void> {
  try {
    await showAnswer(change)
  } catch (error) {
    toasts.showError(refusalText(error, say('printer.notKept')))
  }
}
