import { type ReactNode, useState } from 'react'

import { clockTime } from '#contract/plain/clock-time.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { NUMBER_RULES, OrderNumberFields } from '#web/commerce/orders/order-number-fields.tsx'
import { callAddress } from '#web/commerce/words/call-address.ts'
import { ApiError } from '#web/data/api-error.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { useSettings } from '#web/pages/settings.ts'
import sceneSearch from '#web/pictures/scene-search.svg'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Package } from '#web/ui/icons/package.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Truck } from '#web/ui/icons/truck.ts'
import { Link } from '#web/ui/link.tsx'

import type { Tracked } from './use-tracked-order.ts'

const NOT_FOUND = 404

/** Asks which order it is. Whatever does not match is answered alike. */
export function TrackForm({
  isLinkOver,
  onFound,
}: {
  isLinkOver: boolean
  onFound: (order: Tracked) => void
}) {
  const { t } = useTranslation()
  const [isUnknown, setIsUnknown] = useState(isLinkOver)
  const form = useForm({
    defaultValues: { order_number: '', email: '' },
    rules: NUMBER_RULES,
    failure: 'tracking.failure',
    send: async (values) => {
      setIsUnknown(false)
      const { data } = await browserCall('POST /orders/track', { body: values }).catch(
        (error: unknown) => {
          setIsUnknown(error instanceof ApiError && error.status === NOT_FOUND)
          throw error
        },
      )
      onFound(data)
    },
  })
  return (
    <>
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <h1 className="text-3xl lg:text-4xl">{t('tracking.title')}</h1>
          <SeoContent />
          <p className="text-muted mt-2 text-lg">{t('tracking.text')}</p>
          <form
            className="card card-pad mt-5 grid gap-4"
            method="dialog"
            noValidate
            onSubmit={form.submit}
          >
            <OrderNumberFields form={form} />
            {(form.refusal !== undefined || isUnknown) && (
              <Alert tone="danger">
                <b className="block font-semibold">{form.refusal}</b>
                {isUnknown && t('tracking.notFound')}
              </Alert>
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Button type="submit" size="large" icon={<Icon of={Search} />} isBusy={form.isBusy}>
                {t('tracking.send')}
              </Button>
              <Link className="link" to={withQuery(paths.login, { return: paths.orders })}>
                {t('tracking.logIn')}
              </Link>
            </div>
          </form>
        </div>
        <img className="hidden w-full lg:block" src={sceneSearch} alt="" width="320" height="230" />
      </div>
      <Answers />
    </>
  )
}

/** What people ask before they ask us. */
function Answers() {
  const { t, language } = useTranslation()
  const { shop, shipping } = useSettings()
  return (
    <section className="mt-10 grid gap-4 sm:grid-cols-3">
      <AnswerCard icon={<Icon of={Package} />} title={t('tracking.leaves.title')}>
        {t('tracking.leaves.text', { time: clockTime(shipping.cut_off, language) })}
      </AnswerCard>
      <AnswerCard icon={<Icon of={Truck} />} title={t('tracking.arrives.title')}>
        {t('tracking.arrives.text')}
      </AnswerCard>
      <AnswerCard icon={<Icon of={Phone} />} title={t('tracking.late.title')}>
        <a className="no-underline" href={callAddress(shop.phone)}>
          {t('tracking.late.text', { phone: shop.phone, hours: shop.opening_hours[language] })}
        </a>
      </AnswerCard>
    </section>
  )
}

function AnswerCard({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <div className="flex gap-3.5">
      <span className="bg-primary-soft text-primary-text grid size-11 flex-none place-items-center rounded-full text-xl">
        {icon}
      </span>
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-muted">{children}</p>
      </div>
    </div>
  )
}
