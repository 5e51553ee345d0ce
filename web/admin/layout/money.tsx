import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

/** An amount of the API, as money. */
export function Money({ amount, isStrong = false }: { amount: string; isStrong?: boolean }) {
  const { language } = useTranslation()
  const text = formatMoney(amount, language)
  return isStrong ? <b className="num">{text}</b> : <span className="num">{text}</span>
}
