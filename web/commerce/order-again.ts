import { ApiError } from '../data/api-error.ts'
import { isSignedIn } from '../data/identity.ts'
import { browserCall } from '../data/shop-call.ts'
import { toasts } from '../ui/toast-store.ts'
import { say } from './say.ts'
import { openCart, refreshCart } from './shop-cart.ts'

/** Puts an order's articles into the cart and shows it; what could not come along is named. False when nothing could. */
export async function orderAgain(orderId: number): Promise<boolean> {
  try {
    const params = { id: orderId }
    const { data, message } = await (isSignedIn()
      ? browserCall('POST /customer/orders/{id}/again', { params, body: {} })
      : browserCall('POST /guest/orders/{id}/again', { params, body: {} }))
    for (const { name, wanted, added } of data.missing)
      toasts.showError(say('again.missing', { name, wanted, added }))
    await refreshCart()
    if (data.added > 0) {
      toasts.show(message)
      openCart()
    }
    return data.added > 0
  } catch (error) {
    toasts.showError(error instanceof ApiError ? error.message : say('cart.failure.add'))
    return false
  }
}
