import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link as LinkIcon } from '#web/ui/icons/link.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Copies the address of the page, to send it to somebody. */
export function CopyLink() {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard
      .writeText(window.location.origin + window.location.pathname)
      .then(() => toasts.show(t('blog.copied')))
      .catch(() => toasts.showError(t('blog.notCopied')))
  return (
    <Button
      className="ml-auto"
      look="ghost"
      size="small"
      icon={<Icon of={LinkIcon} />}
      onClick={() => void copy()}
    >
      {t('blog.copy')}
    </Button>
  )
}
