import { useState } from 'react'

import { ConfirmDialog } from '#web/account/layout/confirm-dialog.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'

import type { Inbox } from './use-inbox.ts'

interface InboxActionsProps {
  inbox: Inbox
  unreadCount: number
  total: number
}

/** The actions on all notifications at once. */
export function InboxActions({ inbox, unreadCount, total }: InboxActionsProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        icon={<Icon of={CheckCheck} />}
        isDisabled={unreadCount === 0}
        isBusy={inbox.doing === 'reading'}
        onClick={() => void inbox.readAll()}
      >
        {t('notifications.markAll')}
      </Button>
      <Button
        look="secondary"
        className="btn-icon"
        aria-label={t('inbox.refresh')}
        icon={<Icon of={RefreshCw} />}
        isBusy={inbox.doing === 'refreshing'}
        onClick={() => void inbox.refresh()}
      />
      <Button
        look="danger-quiet"
        icon={<Icon of={Trash} />}
        isDisabled={total === 0}
        onClick={() => setIsAsking(true)}
      >
        <span className="max-sm:sr-only">{t('inbox.clear.button')}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('inbox.clear.question')}
        verb={t('inbox.clear.button')}
        isBusy={inbox.doing === 'clearing'}
        onConfirm={() => void inbox.clear().then(() => setIsAsking(false))}
      >
        <p>{t('inbox.clear.text', { count: total })}</p>
      </ConfirmDialog>
    </div>
  )
}
