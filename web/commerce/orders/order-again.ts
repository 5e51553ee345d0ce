import type { Answer } from '#contract/api.ts'
import { openCart, refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { toasts } from '#web/ui/toast-store.ts'

export type MissingLines = Answer<'POST /customer/orders/{id}/again'>['data']['missing']

/** Puts an order of this customer or guest into the cart and shows it; answers what could not be added. */
export async function orderAgain(orderId: number): Promise<MissingLines> {
  try {
    const input = { params: { id: orderId }, body: {} }
    const { data, message } = await (isSignedIn()
      ? browserCall('POST /customer/orders/{id}/again', input)
      : browserCall('POST /guest/orders/{id}/again', input))
    await refreshCart()
    if (data.added > 0) {
      toasts.show(message)
      openCart()
    }
    return data.missing
  } catch (error) {
    toasts.showError(refusalText(error, say('cart.failure.add')))
    return []
  }
}
