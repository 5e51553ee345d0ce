import type { Answer, Input } from '#contract/api.ts'
import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import { refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { givePrinters } from '#web/commerce/printers/account-printers.ts'
import { myPrinters, type MyPrinter } from '#web/commerce/printers/my-printer.ts'
import { ApiError } from '#web/data/api-error.ts'
import { forgetSignIn, keepSignIn, tokenOf } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { loadAgain } from '#web/ui/load-again.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { currentUser, showUser, type CurrentUser } from './current-user.ts'
import { forgetVatSide, setVatSide, wasVatSideChosen } from './vat-side.ts'

type SignIn = Exclude<Answer<'POST /auth/login'>['data'], Challenge>
/** Staff with a second factor owe its code, which the back office asks for. */
interface Challenge {
  challenge: string
}

type MergedCart = NonNullable<SignIn['cart']>

/** Rejects with the API's refusal: wrong credentials, a blocked account, too many attempts. */
export async function signIn(
  body: Input<'POST /auth/login'>['body'],
): Promise<CurrentUser | Challenge> {
  const { data } = await browserCall('POST /auth/login', { body })
  return 'challenge' in data ? data : welcome(data)
}

/** Rejects with the fields to put right. */
export async function register(body: Input<'POST /auth/register'>['body']): Promise<CurrentUser> {
  const { data } = await browserCall('POST /auth/register', { body })
  return welcome(data)
}

/** Signs out here even when the shop cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await browserCall('POST /auth/logout', { body: {} })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  signOutHere()
}

/** Signs this browser out without asking the shop: after the account was deleted there is no session left to end. */
export function signOutHere(): void {
  // A business starts without VAT; whoever comes next is not the same business.
  if (currentUser()?.company_name != null) forgetVatSide()
  forgetSignIn(tokenOf('customer') === null ? 'admin' : 'customer')
  forgetTab()
  showUser(undefined)
  void refreshCart()
}

/** Names and addresses typed at the checkout are not for whoever uses this browser next. */
function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}

const JUST_LOGGED_IN_KEY = 'octavo_just_logged_in'

const GREETED_WITHIN_MS = 30_000

/** True once after each sign-in of a customer, for the panel that greets; not when they went to pay first. */
export function takeJustLoggedIn(): boolean {
  try {
    const at = Number(sessionStorage.getItem(JUST_LOGGED_IN_KEY))
    sessionStorage.removeItem(JUST_LOGGED_IN_KEY)
    return Date.now() - at < GREETED_WITHIN_MS
  } catch {
    return false
  }
}

async function welcome({ access_token: token, user, cart }: SignIn): Promise<CurrentUser> {
  const chosen = myPrinters() // before the account's take their place
  keepSignIn(token, user.role)
  showUser(user)
  if (user.role === 'customer') {
    if (user.company_name !== null && !wasVatSideChosen()) setVatSide('excl')
    flagJustLoggedIn()
    if (cart !== null) tellCapped(cart.capped)
    await bringAlong(chosen)
  }
  void refreshCart()
  return user
}

/** Hands over what the guest wished for and chose. When that fails, the sign-in still holds. */
async function bringAlong(printers: readonly MyPrinter[]): Promise<void> {
  const { addPendingWish } = await loadAgain(() => import('#web/commerce/wishes/wish-actions.ts'))
  await addPendingWish()
  if (printers.length === 0) return
  await givePrinters(printers).catch(() => undefined)
}

function flagJustLoggedIn(): void {
  try {
    sessionStorage.setItem(JUST_LOGGED_IN_KEY, String(Date.now()))
  } catch {
    // Without storage nobody is greeted; nothing else is lost.
  }
}

function tellCapped(capped: MergedCart['capped']): void {
  for (const { name, kept, reason } of capped)
    if (reason === 'stock') toasts.showError(say('cart.merge.capped', { name, count: kept }))
  const leftOut = capped.filter(({ reason }) => reason === 'cart_full')
  if (leftOut.length === 0) return
  const names = leftOut.map(({ name }) => name).join(', ')
  toasts.showError(
    say('cart.merge.full', { count: leftOut.length, max: CART_LINES_AT_MOST, names }),
  )
}
