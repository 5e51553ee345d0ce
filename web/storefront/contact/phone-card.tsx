import { clockTime } from '#contract/plain/clock-time.ts'
import { closedDays, openingState } from '#contract/plain/opening-hours.ts'
import { callAddress } from '#web/commerce/words/call-address.ts'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import { dayInWords } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { useNow } from '#web/pages/now.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Phone } from '#web/ui/icons/phone.ts'

const bold = { b: (words: string) => <b>{words}</b> }

/** The number, whether somebody answers it now, and when. */
export function PhoneCard() {
  const { t, language } = useTranslation()
  const { shop } = useSettings()
  const now = useNow()
  const rows = [
    {
      day: t('contactPage.weekdays'),
      hours: t('contactPage.hours', {
        from: clockTime(shop.open_from, language),
        until: clockTime(shop.open_until, language),
      }),
    },
    { day: t('contactPage.weekend'), hours: t('contactPage.closed') },
    ...closedDays(now).map((day) => ({
      day: capitalised(dayInWords(day, language)),
      hours: t('contactPage.closed'),
    })),
  ]
  return (
    <section className="card card-pad">
      <h2 className="text-xl">{t('contactPage.call')}</h2>
      <a className="contact-phone" href={callAddress(shop.phone)}>
        <Icon of={Phone} />
        {shop.phone}
      </a>
      <OpenNow />
      <dl className="num border-line mt-4 grid gap-1.5 border-t pt-4">
        {rows.map(({ day, hours }) => (
          <div key={day} className="flex justify-between gap-3">
            <dt className="text-muted">{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function OpenNow() {
  const { language } = useTranslation()
  const { shop } = useSettings()
  const state = openingState(useNow(), shop)
  if (state.isOpen) {
    return (
      <p className="stock mt-2">
        <span>
          <RichText
            text="contactPage.openNow"
            values={{ time: clockTime(shop.open_until, language) }}
            parts={bold}
          />
        </span>
      </p>
    )
  }
  const time = clockTime(shop.open_from, language)
  return (
    <p className="stock stock-out mt-2">
      <span>
        {state.isToday ? (
          <RichText text="contactPage.opensToday" values={{ time }} parts={bold} />
        ) : (
          <RichText
            text="contactPage.opensOn"
            values={{ day: dayInWords(state.opensOn, language), time }}
            parts={bold}
          />
        )}
      </span>
    </p>
  )
}
