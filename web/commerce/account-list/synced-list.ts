import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { onSignOut } from '#web/data/identity.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { say } from '#web/language/say.ts'
import { toasts } from '#web/ui/toast-store.ts'

interface ListNeeds<List> {
  /** What this browser shows. */
  get: () => List
  show: (list: List) => void
  /** Asks the account for its list. */
  load: () => Promise<List>
  /** Tells the visitor why a change was refused. */
  tell?: (error: unknown, failure: TextKey) => void
  /** Hears of the end of a customer's sign-in. */
  whenSignedOut?: (run: () => void) => void
}

/** A change that this browser shows already. */
interface ListChange<List> {
  /** Sends it; answers the account's list, if the answer carries it. */
  send: () => Promise<List | undefined>
  /** Takes it back out of what is shown by then. */
  undo: (shown: List) => List
  /** Said when the refusal has no sentence of its own. */
  failure: TextKey
}

export interface SyncedList<List> {
  /** Shows the account's list, which `ask` may change first. */
  pull: (ask?: () => Promise<List>) => Promise<void>
  /** Sends what is shown already. False when it was refused, undone and told. */
  change: (change: ListChange<List>) => Promise<boolean>
}

/**
 * A list that this browser shows and the account of its customer keeps. Changes are sent one after
 * the other. An answer that may not know the latest change is not shown: the account is asked again
 * once all changes are through. What was asked before a sign-out is no longer for this browser.
 */
export function createSyncedList<List>({
  get,
  show,
  load,
  tell = tellRefusal,
  whenSignedOut = onSignOut,
}: ListNeeds<List>): SyncedList<List> {
  let signOuts = 0
  let begun = 0
  let underWay = 0
  let isStale = false
  const changes = oneAfterTheOther()
  const pulls = oneAfterTheOther()
  whenSignedOut(() => {
    signOuts += 1
    isStale = false
  })

  const pull = (ask = load): Promise<void> => {
    const asked = signOuts
    return pulls(async () => {
      if (asked !== signOuts) return
      const [shown, earlier, wasQuiet] = [get(), begun, underWay === 0]
      const list = await ask()
      if (asked !== signOuts) return
      isStale = !wasQuiet || begun !== earlier || get() !== shown
      if (isStale) pullWhenQuiet()
      else show(list)
    })
  }

  const pullWhenQuiet = () => {
    if (isStale && underWay === 0) pull().catch(() => undefined)
  }

  const change = async ({ send, undo, failure }: ListChange<List>): Promise<boolean> => {
    const asked = signOuts
    begun += 1
    underWay += 1
    try {
      const list = await changes(async () => (asked === signOuts ? send() : undefined))
      if (list !== undefined && underWay === 1 && asked === signOuts) show(list)
      return true
    } catch (error) {
      if (asked !== signOuts) return false
      show(undo(get()))
      tell(error, failure)
      return false
    } finally {
      underWay -= 1
      pullWhenQuiet()
    }
  }
  return { pull, change }
}

/** Runs each when those before it are done, however they ended. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
}

function tellRefusal(error: unknown, failure: TextKey): void {
  toasts.showError(refusalText(error, say(failure)))
}
