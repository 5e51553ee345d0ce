import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Copies a payment link, for whoever cannot read the mail now. */
export function CopyLink({ url, name }: { url: string | null; name: string }) {
  const { t } = useTranslation()
  if (url === null) return '–'
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toasts.show(t('admin.phoneOrders.copied'))
  }
  return (
    <IconButton
      label={t('admin.phoneOrders.copy', { name })}
      icon={<Icon of={Copy} />}
      onClick={() => void copy()}
    />
  )
}
