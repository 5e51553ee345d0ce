import { useState } from 'react'

import type { Input } from '#contract/api.ts'
import { focusPage } from '#web/account/layout/focus-page.ts'
import { accountPrinters, listOf, removePrinter } from '#web/commerce/printers/account-printers.ts'
import type { MyPrinter } from '#web/commerce/printers/my-printer.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { useRevalidator } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { OwnPrinter } from './printer-offer.ts'

export interface PrinterChanges {
  /** The printer that is being saved or removed. */
  busyId: number | undefined
  /** Adds a printer, or changes its details. False when the server refused. */
  save: (body: Input<'POST /customer/printers'>['body']) => Promise<boolean>
  /** Can be undone from its toast. */
  remove: (printer: OwnPrinter) => Promise<void>
}

/** Writes to the account; the header and the fit ticks follow its answer. */
export function usePrinterChanges(): PrinterChanges {
  const { revalidate } = useRevalidator()
  const [busyId, setBusyId] = useState<number>()
  const change = async (id: number, send: () => Promise<readonly MyPrinter[]>) => {
    setBusyId(id)
    const isDone = await accountPrinters.change({
      send,
      undo: (shown) => shown, // nothing shows before the account has answered
      failure: 'printers.failure.save',
    })
    if (isDone) await revalidate()
    setBusyId(undefined)
    return isDone
  }
  const save: PrinterChanges['save'] = (body) =>
    change(body.printer_id, () => listOf(browserCall('POST /customer/printers', { body })))
  return {
    busyId,
    save,
    remove: async ({ id, name, nickname, is_main: isMain }) => {
      const isGone = await change(id, () => removePrinter(id))
      if (!isGone) return
      focusPage()
      toasts.show(say('printers.removed', { name }), {
        label: say('wishlist.undo'),
        run: () => void save({ printer_id: id, nickname, is_main: isMain }),
      })
    },
  }
}
