import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { showAsked } from './stock-alerts.ts'

/** For a customer, whose address is known. A refusal is shown in a toast. */
export async function askAsCustomer(productId: number, colorId: number | null): Promise<void> {
  try {
    await askForStock(productId, colorId)
  } catch (error) {
    toasts.showError(refusalText(error, say('stockAlert.failure')))
  }
}

/** One mail when the article can be bought again. Rejects with the API's refusal. */
export async function askForStock(
  productId: number,
  colorId: number | null,
  email?: string,
): Promise<void> {
  const { message } = await browserCall(
    isSignedIn() ? 'POST /customer/products/{id}/notify-me' : 'POST /guest/products/{id}/notify-me',
    {
      params: { id: productId },
      body: {
        ...(email !== undefined && { email }),
        ...(colorId !== null && { product_color_id: colorId }),
      },
    },
  )
  showAsked(productId, colorId)
  toasts.show(message)
}
