import { createSyncedList } from '#web/commerce/account-list/synced-list.ts'
import { refreshCounts } from '#web/commerce/session/header-counts.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { goTo } from '#web/pages/page-navigation.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { currentWishes, showWishes, wishKey } from './wishes.ts'

/** What a guest wished for, kept for this tab while signing in. */
const PENDING_KEY = 'octavo_pending_wish'

/** The heart was pressed. Shown at once, taken back when the server refuses; a guest is asked to log in. */
export async function toggleWish(productId: number, colorId: number | null): Promise<void> {
  if (!isSignedIn()) return askToLogIn(productId, colorId)
  const isWished = currentWishes().has(wishKey(productId, colorId))
  await (isWished ? removeWish : addWish)(productId, colorId)
}

export function addWish(productId: number, colorId: number | null): Promise<boolean> {
  return mark(productId, colorId, true, async () => {
    const { message } = await browserCall('POST /customer/wishlist/add/{productId}', {
      params: { productId },
      body: bodyOf(colorId),
    })
    toasts.show(message, { label: say('wishlist.view'), run: () => goTo(paths.wishlist) })
  })
}

/** Can be undone from its toast. */
export function removeWish(productId: number, colorId: number | null): Promise<boolean> {
  return mark(productId, colorId, false, async () => {
    const { message } = await browserCall('DELETE /customer/wishlist/remove/{productId}', {
      params: { productId },
      body: bodyOf(colorId),
    })
    toasts.show(message, {
      label: say('wishlist.undo'),
      run: () => void addWish(productId, colorId),
    })
  })
}

/** The customer's wishes in their account. */
const accountWishes = createSyncedList<ReadonlySet<string>>({
  get: currentWishes,
  show: showWishes,
  load: async () => {
    const { data } = await browserCall('GET /customer/wishlist', {})
    return new Set(
      data.map(({ product_id: id, product_color_id: colorId }) => wishKey(id, colorId)),
    )
  },
})

/** Fetches what is on the list, for the hearts of the page. */
export function loadWishes(): Promise<void> {
  return accountWishes.pull()
}

/** Adds what was wished for before signing in. */
export async function addPendingWish(): Promise<void> {
  const pending = takePending()
  if (pending !== undefined) await addWish(pending.productId, pending.colorId)
}

/** Shown at once, then sent. */
function mark(
  productId: number,
  colorId: number | null,
  isWished: boolean,
  send: () => Promise<void>,
): Promise<boolean> {
  const key = wishKey(productId, colorId)
  showWishes(marked(currentWishes(), key, isWished))
  return accountWishes.change({
    send: async () => {
      await send()
      refreshCounts()
      return undefined
    },
    undo: (wishes) => marked(wishes, key, !isWished),
    failure: isWished ? 'wishlist.failure.add' : 'wishlist.failure.remove',
  })
}

function marked(wishes: ReadonlySet<string>, key: string, isWished: boolean): ReadonlySet<string> {
  const next = new Set(wishes)
  if (isWished) next.add(key)
  else next.delete(key)
  return next
}

function bodyOf(colorId: number | null): { product_color_id?: number } {
  return colorId === null ? {} : { product_color_id: colorId }
}

function askToLogIn(productId: number, colorId: number | null): void {
  try {
    sessionStorage.setItem(PENDING_KEY, JSON.stringify({ productId, colorId }))
  } catch {
    // Without storage the wish has to be made again after signing in.
  }
  const { pathname, search } = window.location
  toasts.showError(say('wishlist.failure.guest'), {
    label: say('account.logIn'),
    run: () => goTo(withQuery(paths.login, { return: pathname + search, reason: 'wishlist' })),
  })
}

function takePending(): { productId: number; colorId: number | null } | undefined {
  try {
    const kept = sessionStorage.getItem(PENDING_KEY)
    sessionStorage.removeItem(PENDING_KEY)
    const { productId, colorId } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    if (typeof productId !== 'number') return undefined
    return { productId, colorId: typeof colorId === 'number' ? colorId : null }
  } catch {
    return undefined
  }
}
