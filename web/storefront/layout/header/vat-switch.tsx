import { setVatSide, useVatSide, type VatSide } from '#web/commerce/session/vat-side.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

/** Which price is the big one. Its look before hydration follows the document, see header.css. */
export function VatSwitch({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const side = useVatSide()
  const options: readonly { value: VatSide; label: string }[] = [
    { value: 'incl', label: t('vat.incl') },
    { value: 'excl', label: t('vat.excl') },
  ]
  return (
    <Segmented
      label={t('vat.label')}
      options={options}
      value={side}
      onChange={setVatSide}
      className={`vat-switch ${className}`}
    />
  )
}
