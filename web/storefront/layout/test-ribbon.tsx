import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'

/** Says that nothing is really charged, while the shop runs on its test gateway. */
export function TestRibbon() {
  const { t } = useTranslation()
  const { is_test: isTest } = useSettings().payment
  return isTest ? (
    <aside className="test-ribbon print:hidden">{t('testPayments.ribbon')}</aside>
  ) : null
}
