import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { LockOpen } from '#web/ui/icons/lock-open.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { PackagePlus } from '#web/ui/icons/package-plus.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { Link } from '#web/ui/link.tsx'

import { SignedNumber } from './signed-number.tsx'
import type { StockRow } from './stock-loader.ts'

type Page = Answer<'GET /admin/stock/{productId}/movements'>
type Movement = Page['data'][number]

const PER_PAGE = '20'

const ICONS: Record<Movement['kind'], IconLines> = {
  receipt: PackagePlus,
  adjustment: Pencil,
  reservation: Lock,
  release: LockOpen,
  sale: ShoppingCart,
  return: Undo2,
  write_off: Trash2,
}

/** Every change of one shelf, newest first; older ones are fetched on demand. */
export function ArticleLedger({ row }: { row: StockRow }) {
  const { t } = useTranslation()
  const { movements, total, fault, isBusy, more } = useMovements(row)
  return (
    <>
      {fault !== undefined && (
        <Alert tone="danger" className="m-4">
          {fault}
        </Alert>
      )}
      {total === 0 && <p className="text-muted px-5 py-4">{t('admin.stock.noMovements')}</p>}
      <ol className="stock-ledger" aria-busy={isBusy}>
        {movements.map((movement) => (
          <LedgerRow key={movement.id} movement={movement} />
        ))}
      </ol>
      {(total === undefined || movements.length < total) && (
        <p className="px-5 py-4">
          <Button look="secondary" isBusy={isBusy} onClick={more}>
            {t('admin.stock.older')}
          </Button>
        </p>
      )}
    </>
  )
}

function useMovements({ product_id: productId, product_color_id: colorId }: StockRow) {
  const { t } = useTranslation()
  const [movements, setMovements] = useState<readonly Movement[]>([])
  const [total, setTotal] = useState<number>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const more = async () => {
    setIsBusy(true)
    setFault(undefined)
    try {
      const page = String(1 + Math.floor(movements.length / Number(PER_PAGE)))
      const color = colorId === null ? {} : { product_color_id: String(colorId) }
      const found = await staffCall('GET /admin/stock/{productId}/movements', {
        params: { productId },
        query: { page, per_page: PER_PAGE, ...color },
      })
      const known = new Set(movements.map(({ id }) => id))
      setMovements([...movements, ...found.data.filter(({ id }) => !known.has(id))])
      setTotal(found.total)
    } catch (error) {
      setFault(refusalText(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  useEffect(() => {
    void more()
    // oxlint-disable-next-line react/exhaustive-deps -- once for a shelf: another one is another ledger
  }, [])
  return { movements, total, fault, isBusy, more: () => void more() }
}

/** Of what is only held, the change of what is available counts. */
function LedgerRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation()
  const { kind, reason, order_id: orderId, actor, at } = movement
  return (
    <li>
      <span className={`stock-ledger-icon is-${kind}`}>
        <Icon of={ICONS[kind]} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <b className="block">{t(`admin.stock.kind.${kind}`)}</b>
        {reason !== null && <span className="block">{reason}</span>}
        {orderId !== null && (
          <Link className="link num" to={adminPath.order(orderId)}>
            {t('admin.stock.toOrder')}
          </Link>
        )}
        <span className="text-muted block">
          <Moment at={at} />
          {` · ${actor === 'shop' ? t('admin.order.system') : actor}`}
        </span>
      </div>
      <SignedNumber value={movement.on_hand_change || -movement.reserved_change} />
    </li>
  )
}
