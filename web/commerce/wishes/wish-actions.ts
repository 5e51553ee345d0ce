import { refreshCounts } from '#web/commerce/session/header-counts.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import type { TextKey } from '#web/language/i18n.ts'
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

export async function addWish(productId: number, colorId: number | null): Promise<boolean> {
  mark(productId, colorId, true)
  return change(productId, colorId, 'wishlist.failure.add', async () => {
    const { message } = await browserCall('POST /customer/wishlist/add/{productId}', {
      params: { productId },
      body: bodyOf(colorId),
    })
    toasts.show(message, { label: say('wishlist.view'), run: () => goTo(paths.wishlist) })
  })
}

/** Can be undone from its toast. */
export async function removeWish(productId: number, colorId: number | null): Promise<boolean> {
  mark(productId, colorId, false)
  return change(productId, colorId, 'wishlist.failure.remove', async () => {
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

/** Changes on their way, and all there were: a list asked for before one of them may not know it. */
let underWay = 0
let begun = 0
let isStale = false

/** Fetches what is on the list, for the hearts of the page. */
export async function loadWishes(): Promise<void> {
  const [wasQuiet, begunBefore] = [underWay === 0, begun]
  const { data } = await browserCall('GET /customer/wishlist', {})
  isStale = !wasQuiet || begun !== begunBefore
  if (isStale) return reloadWhenQuiet()
  showWishes(
    new Set(data.map(({ product_id: id, product_color_id: colorId }) => wishKey(id, colorId))),
  )
}

async function reloadWhenQuiet(): Promise<void> {
  if (isStale && underWay === 0) await loadWishes()
}

/** Adds what was wished for before signing in. */
export async function addPendingWish(): Promise<void> {
  const pending = takePending()
  if (pending !== undefined) await addWish(pending.productId, pending.colorId)
}

async function change(
  productId: number,
  colorId: number | null,
  failure: TextKey,
  send: () => Promise<void>,
): Promise<boolean> {
  const wasWished = !currentWishes().has(wishKey(productId, colorId))
  underWay += 1
  begun += 1
  try {
    await send()
    refreshCounts()
    return true
  } catch (error) {
    mark(productId, colorId, wasWished)
    toasts.showError(refusalText(error, say(failure)))
    return false
  } finally {
    underWay -= 1
    reloadWhenQuiet().catch(() => undefined)
  }
}

function mark(productId: number, colorId: number | null, isWished: boolean): void {
  const wishes = new Set(currentWishes())
  const key = wishKey(productId, colorId)
  if (isWished) wishes.add(key)
  else wishes.delete(key)
  showWishes(wishes)
}

function bodyOf(colorId: number | null): { product_color_id?: number } {
  return colorId === null ? {} : { product_color_id: colorId }
}

function askToLogIn(productId: number, colorId: number | null): void {
  try {
    sessionStorage.setItem(PENDING_KEY, JSON.stringify({ productId, colorId }))
  } catch {
    // Without storage the way back stays, the wish has to be made again.
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
