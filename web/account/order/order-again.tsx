import { useState, type ReactNode } from 'react'

import { orderAgain, type MissingLines } from '#web/commerce/orders/order-again.ts'
import type { Order } from '#web/commerce/orders/order.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Repeat } from '#web/ui/icons/repeat.ts'

/** The head of an order with "Order again": its articles go into the cart, what could not is named below. */
export function OrderAgain({ order, children }: { order: Order; children: ReactNode }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState<MissingLines>([])
  const repeat = async () => {
    setIsBusy(true)
    setMissing(await orderAgain(order.id))
    setIsBusy(false)
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        {children}
        <Button
          className="max-sm:w-full sm:ml-auto"
          icon={<Icon of={Repeat} />}
          isBusy={isBusy}
          onClick={() => void repeat()}
        >
          {t('order.again.button')}
        </Button>
      </div>
      {missing.length > 0 && <Missing missing={missing} />}
    </>
  )
}

function Missing({ missing }: { missing: MissingLines }) {
  const { t } = useTranslation()
  return (
    <Alert tone="warning" className="mt-4">
      <p>{t('order.again.missing')}</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map((line) => (
          <li key={line.name}>{missingText(t, line)}</li>
        ))}
      </ul>
    </Alert>
  )
}

function missingText(t: Translate, { name, wanted, added, reason }: MissingLines[number]): string {
  if (reason === 'cart_full') return t('order.again.cartFull', { name })
  if (added === 0) return t('order.again.gone', { name })
  return t('order.again.fewer', { name, count: added, wanted })
}
