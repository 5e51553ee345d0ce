import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'

/** At the foot of a long form, while there is something to save: what, the way back, and the way on. */
export function SaveBar({
  text,
  verb,
  isBusy,
  onDiscard,
}: {
  text: string
  verb: string
  isBusy: boolean
  onDiscard: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="save-bar">
      <p role="status">
        <Icon of={CircleAlert} />
        {text}
      </p>
      <Button look="ghost" onClick={onDiscard}>
        {t('admin.settings.discard')}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {verb}
      </Button>
    </div>
  )
}
