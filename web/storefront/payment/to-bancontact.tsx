import { useTranslation } from '#web/language/language-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** While the way leads on to the bank by itself. */
export function ToBancontact() {
  const { t } = useTranslation()
  return (
    <p className="mt-8 mb-4 flex items-center justify-center gap-3" role="status">
      <Spinner />
      {t('pay.toBancontact')}
    </p>
  )
}
