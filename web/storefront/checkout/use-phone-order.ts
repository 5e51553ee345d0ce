import { useEffect, useState } from 'react'

import { refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { useSearchParams } from '#web/router/hooks.ts'
import { saveDraft } from '#web/storefront/buying/checkout-draft.ts'
import { type CheckoutValues, emptyCheckout } from '#web/storefront/buying/checkout-values.ts'

const PARAMETER = 'phone'

export interface PhoneNotice {
  tone: 'info' | 'warning' | 'danger'
  text: string
}

interface PhoneOrder {
  /** The cart and the form are not what was ordered by phone yet. */
  isOpening: boolean
  notice: PhoneNotice | undefined
}

/** Opens the link of an order told by phone, once: fills the cart and the form, and takes the link out of the address. */
export function usePhoneOrder(): PhoneOrder {
  const [search, setSearch] = useSearchParams()
  const [notice, setNotice] = useState<PhoneNotice>()
  const token = search.get(PARAMETER)
  useEffect(() => {
    if (token === null) return
    const open = async () => {
      setNotice(await fillIn(token))
      await refreshCart()
      setSearch(
        (now) => {
          now.delete(PARAMETER)
          return now
        },
        { replace: true },
      )
    }
    void open()
  }, [token, setSearch])
  return { isOpening: token !== null, notice }
}

async function fillIn(token: string): Promise<PhoneNotice> {
  try {
    const input = { body: { token } }
    const { data, message } = await (isSignedIn()
      ? browserCall('POST /customer/phone-orders/open', input)
      : browserCall('POST /guest/phone-orders/open', input))
    const told = Object.fromEntries(
      Object.entries(data.details).map(([name, value]) => [name, value ?? '']),
    ) as Partial<CheckoutValues>
    saveDraft({ ...emptyCheckout('credit_card'), ...told, billing_email: data.email })
    return { tone: data.missing.length === 0 ? 'info' : 'warning', text: message }
  } catch (error) {
    return { tone: 'danger', text: refusalText(error, say('cart.failure.fetch')) }
  }
}
