import { dateAndTime, nearMoment } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'

/** When something happened, short; the whole date shows on hover. */
export function Moment({ at }: { at: string }) {
  const { language } = useTranslation()
  return (
    <time className="num whitespace-nowrap" dateTime={at} title={dateAndTime(at, language)}>
      {nearMoment(at, useNow(), language)}
    </time>
  )
}
