import { Code } from '#web/commerce/card/code.tsx'
import { hasDocuments, OrderDocuments } from '#web/commerce/orders/order-documents.tsx'
import { OrderTracking } from '#web/commerce/orders/order-tracking.tsx'
import type { Order } from '#web/commerce/orders/order.ts'
import { sumOf } from '#web/commerce/orders/sum-rows.tsx'
import { TransferCard } from '#web/commerce/orders/transfer-card.tsx'
import { AddressLines } from '#web/commerce/words/address-lines.tsx'
import { METHOD_TEXTS } from '#web/commerce/words/method-texts.ts'
import { useIsSignedIn } from '#web/data/identity.ts'
import { countryName, dayInWords } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { useSettings } from '#web/pages/settings.ts'
import sceneDone from '#web/pictures/scene-done.svg'
import { useSearchParams } from '#web/router/hooks.ts'
import { OrderLine } from '#web/storefront/buying/order-line.tsx'
import { OrderSum } from '#web/storefront/buying/order-sum.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Link } from '#web/ui/link.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadOffer = () => import('./account-offer.tsx')

const orderParts = {
  code: (words: string) => (
    <b className="text-text">
      <Code>{words}</Code>
    </b>
  ),
  b: (words: string) => <b className="text-text wrap-anywhere">{words}</b>,
}

/** Thank you: number and arrival first, then everything about the order. */
export function ConfirmedOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <Thanks order={order} />
      {order.bank_transfer !== null && <TransferCard transfer={order.bank_transfer} />}
      <Arrival order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section
          className="card card-pad"
          data-vat={order.customer_type === 'business' ? 'excl' : undefined}
        >
          <h2 className="mb-1 text-xl">{t('confirmation.lines')}</h2>
          <ul className="divide-line divide-y">
            {order.items.map((item) => (
              <OrderLine
                key={item.id}
                name={item.product.name}
                thumbnail={item.product.thumbnail}
                detail={item.product_color?.name}
                quantity={item.quantity}
                total={{ incl: item.line_total, excl: item.line_total_excl_vat }}
              />
            ))}
          </ul>
          <OrderSum sum={sumOf(order)} />
        </section>
        <div className="grid content-start gap-5">
          <Details order={order} />
          <OfferForGuests order={order} />
        </div>
      </div>
    </div>
  )
}

/** Its code, and that of signing in, comes once there is a guest to offer it to. */
function OfferForGuests({ order }: { order: Order }) {
  const isGuest = !useIsSignedIn() && order.billing_address.email !== null
  const offer = useLoaded(loadOffer, isGuest)
  return isGuest && offer !== undefined ? <offer.AccountOffer order={order} /> : null
}

function Thanks({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { billing_address: billing, payment, status } = order
  const isPaid = payment.payment_status === 'paid'
  return (
    <section className="card confirmation-hero">
      <img src={sceneDone} alt="" width="320" height="230" />
      <div className="min-w-0">
        <SellerOnPaper />
        {status === 'cancelled' ? (
          <p className="text-danger-text font-semibold">{t('confirmation.cancelled')}</p>
        ) : (
          <p className="ok justify-center sm:justify-start">
            <Icon of={CircleCheck} />
            {isPaid ? t('confirmation.paid') : t('confirmation.received')}
          </p>
        )}
        <h1 className="mt-1 text-3xl lg:text-4xl">
          {t('confirmation.thanks', { name: billing.first_name })}
        </h1>
        <SeoContent />
        <p className="text-muted mt-2">
          <RichText
            text="confirmation.order"
            values={{ number: order.order_number, email: billing.email ?? '' }}
            parts={orderParts}
          />
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-2 sm:justify-start print:hidden">
          <Link className={buttonLooks({ look: 'secondary' })} to={paths.shop}>
            {t('confirmation.shop')}
          </Link>
          <Button look="ghost" icon={<Icon of={FileText} />} onClick={() => window.print()}>
            {t('confirmation.print')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Who sold it: on the page the header and footer say it, on paper nothing else does. */
function SellerOnPaper() {
  const { language } = useTranslation()
  const { shop } = useSettings()
  return (
    <p className="hidden text-sm print:block">
      <b>{shop.name}</b>
      {` · ${shop.legal_name}, ${shop.street}, ${shop.postal_code} ${shop.city}, ${countryName(shop.country, language)} · ${shop.vat_number} · ${shop.phone} · ${shop.email}`}
    </p>
  )
}

function Arrival({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  if (order.status === 'cancelled') return null
  const day = order.estimated_delivery
  return (
    <section className="card card-pad">
      <h2 className="mb-6 text-xl">
        {day === null
          ? t('confirmation.afterPayment')
          : t('confirmation.arrives', { day: dayInWords(day, language) })}
      </h2>
      <OrderTracking steps={order.tracking} />
    </section>
  )
}

function Details({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { payment_method: method, payment_status: status } = order.payment
  return (
    <section className="card card-pad grid content-start gap-4 sm:grid-cols-2">
      <div>
        <h2 className="mb-1 text-base">{t('confirmation.deliveryAddress')}</h2>
        <AddressLines address={order.shipping_address} />
      </div>
      <div>
        <h2 className="mb-1 text-base">{t('confirmation.billingAddress')}</h2>
        <AddressLines address={order.billing_address} />
      </div>
      <div>
        <h2 className="mb-1 text-base">{t('confirmation.payment')}</h2>
        <p className="text-muted">{t(METHOD_TEXTS[method].name)}</p>
        <Badge tone={status === 'paid' ? 'success' : 'warning'} hasDot className="mt-1">
          {t(`confirmation.status.${status}`)}
        </Badge>
      </div>
      {hasDocuments(order) && (
        <div className="print:hidden">
          <h2 className="mb-1 text-base">{t('documents.title')}</h2>
          <OrderDocuments order={order} token={search.get('token') ?? undefined} />
        </div>
      )}
    </section>
  )
}
