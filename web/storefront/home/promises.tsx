import { clockTime } from '#contract/plain/clock-time.ts'
import { useBelgium } from '#web/commerce/cart/belgian-delivery.ts'
import { formatLimit } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BookOpen } from '#web/ui/icons/book-open.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Truck } from '#web/ui/icons/truck.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'

/** The four promises of the shop. */
export function Promises() {
  const { t, language } = useTranslation()
  const { house_brand: brand, since } = useSettings().shop
  const { cut_off: cutOff } = useSettings().shipping
  const zone = useBelgium()
  const years = String(since)
  const promises = [
    {
      icon: ShieldCheck,
      title: t('home.promise.warranty'),
      text: t('home.promise.warrantyText', { brand }),
    },
    {
      icon: Truck,
      title: t('home.promise.delivery'),
      text: t('home.promise.deliveryText', {
        brand,
        cutOff: clockTime(cutOff, language),
        goal: formatLimit(zone?.free_from ?? '0.00', language),
      }),
    },
    { icon: Undo2, title: t('home.promise.returns'), text: t('home.promise.returnsText') },
    {
      icon: BookOpen,
      title: t('home.promise.since', { years }),
      text: t('home.promise.sinceText'),
    },
  ]
  return (
    <section className="wrap mt-14" aria-label={t('home.promises')}>
      <ul className="promises">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <span className="promise-icon">
              <Icon of={icon} />
            </span>
            <div>
              <h3 className="text-lg leading-6">{title}</h3>
              <p className="text-muted mt-1 leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
