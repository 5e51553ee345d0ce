import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Shown once, to be kept where the phone is not. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toasts.show(t('admin.security.copied'))
  }
  return (
    <div className="security-form">
      <Alert tone="success">{t('admin.security.codesText')}</Alert>
      <ul className="security-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t('admin.security.copy')}
        </Button>
        <Button onClick={onDone}>{t('admin.security.kept')}</Button>
      </div>
    </div>
  )
}
