import { deliveryInWords } from '#web/account/order/order-delivery.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { OrderStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { dayAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

const PICTURES = 3
const PICTURE_PX = 44
const parts = { code: (words: string) => <Code>{words}</Code> }

/** The newest order that is still to come: when, and how far it is. */
export function UnderWayCard({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  return (
    <div className="card card-pad flex flex-col">
      <div className="mb-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-muted text-sm font-semibold">
            <RichText
              text={hasLeft(order) ? 'dashboard.underWay' : 'dashboard.next'}
              values={{ number: order.order_number }}
              parts={parts}
            />
          </p>
          <OrderStatusBadge status={order.status} />
        </div>
        <h2 className="mt-1 text-xl">{deliveryInWords(order, t, language)}</h2>
      </div>
      <Steps steps={order.tracking} />
      <div className="mt-3 flex flex-1 items-end justify-between gap-3">
        <span className="flex gap-1.5">
          {order.items.slice(0, PICTURES).map(({ id, product }) => (
            <span key={id} className="thumb">
              <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
            </span>
          ))}
        </span>
        <Link className="link back-link font-semibold" to={paths.order(order.id)}>
          {t('dashboard.follow')}
          <span className="sr-only">{order.order_number}</span>
        </Link>
      </div>
    </div>
  )
}

function hasLeft({ tracking }: Order): boolean {
  return tracking.some(({ step, reached_at: at }) => step === 'shipped' && at !== null)
}

/** Four bars: done, now, to come; in words below them what was reached last. */
function Steps({ steps }: { steps: Order['tracking'] }) {
  const { t, language } = useTranslation()
  const latest = steps.findLastIndex(({ reached_at }) => reached_at !== null)
  const { step: reached, reached_at: reachedAt = null } = steps[latest] ?? {}
  return (
    <div>
      <div className="track-bars" aria-hidden="true">
        {steps.map(({ step }, index) => (
          <span key={step} className={barLook(index - latest)} />
        ))}
      </div>
      {reached !== undefined && reachedAt !== null && (
        <p className="mt-2 flex flex-wrap justify-between gap-2 text-sm">
          <b>{t(`confirmation.step.${reached}`)}</b>
          <span className="text-muted num">{dayAndTime(reachedAt, language)}</span>
        </p>
      )}
    </div>
  )
}

/** `distance` from the step that was reached last. */
function barLook(distance: number): string {
  if (distance < 0) return 'is-done'
  return distance === 0 ? 'is-now' : ''
}
