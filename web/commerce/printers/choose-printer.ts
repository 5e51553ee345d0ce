import { isSignedIn, onSignOut } from '#web/data/identity.ts'
import { loadAgain } from '#web/ui/load-again.ts'

import type { makeMain, removePrinter } from './account-printers.ts'
import { myPrinters, showPrinters, type MyPrinter } from './my-printer.ts'

interface Account {
  makeMain: typeof makeMain
  removePrinter: typeof removePrinter
}

/** Makes it the visitor's printer for this visit and the next; the former one stays among theirs. */
export function setMyPrinter(printer: MyPrinter): void {
  const mine = myPrinters()
  const known = mine.find(({ id }) => id === printer.id)
  showPrinters([{ ...known, ...printer }, ...mine.filter((other) => other !== known)])
  keepInAccount(printer.id, mine, ({ makeMain }) => makeMain(printer.id))
}

/** Forgotten; when it was the main one, the next takes its place. */
export function forgetPrinter(id: number): void {
  const mine = myPrinters()
  showPrinters(mine.filter((printer) => printer.id !== id))
  keepInAccount(id, mine, ({ removePrinter }) => removePrinter(id))
}

let signOuts = 0
onSignOut(() => (signOuts += 1))

/** For a customer, what is changed here is changed in the account: its code comes with the first change. */
function keepInAccount(
  id: number,
  before: readonly MyPrinter[],
  send: (account: Account) => Promise<readonly MyPrinter[]>,
): void {
  if (!isSignedIn()) return
  const made = signOuts
  const keep = async () => {
    const account = await loadAgain(() => import('./account-printers.ts'))
    // They may have signed out while the code was loading, and somebody else may have signed in.
    if (made !== signOuts) return
    await account.accountPrinters.change({
      send: () => send(account),
      undo: (now) => withPlaceOf(id, before, now),
      failure: 'printer.notKept',
    })
  }
  keep().catch(() => undefined)
}

/** A printer where it was before, or gone as it was before; the others as they are now. */
function withPlaceOf(
  id: number,
  before: readonly MyPrinter[],
  now: readonly MyPrinter[],
): readonly MyPrinter[] {
  const others = now.filter((printer) => printer.id !== id)
  const place = before.findIndex((printer) => printer.id === id)
  return place < 0 ? others : others.toSpliced(place, 0, ...before.slice(place, place + 1))
}
