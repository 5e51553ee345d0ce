import { useEffect, useState } from 'react'

import { refreshCart } from '#web/commerce/cart/shop-cart.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { useSearchParams } from '#web/router/hooks.ts'

export interface Recovery {
  tone: 'success' | 'warning' | 'danger'
  text: string
}

const PARAMETER = 'recover'

/** Rebuilds the cart of a reminder's link, once, and takes the link out of the address; answers what came of it. */
export function useRecoveredCart(): Recovery | undefined {
  const [search, setSearch] = useSearchParams()
  const [recovery, setRecovery] = useState<Recovery>()
  const token = search.get(PARAMETER)
  useEffect(() => {
    if (token === null) return
    void recover(token).then(setRecovery)
    setSearch(
      (now) => {
        now.delete(PARAMETER)
        return now
      },
      { replace: true },
    )
  }, [token, setSearch])
  return recovery
}

async function recover(token: string): Promise<Recovery> {
  try {
    const input = { body: { token } }
    const { data, message } = await (isSignedIn()
      ? browserCall('POST /customer/cart/recover', input)
      : browserCall('POST /guest/cart/recover', input))
    await refreshCart()
    return { tone: data.missing.length === 0 ? 'success' : 'warning', text: message }
  } catch (error) {
    return { tone: 'danger', text: refusalText(error, say('cart.failure.add')) }
  }
}
