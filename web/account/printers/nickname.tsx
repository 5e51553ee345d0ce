import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pencil } from '#web/ui/icons/pencil.ts'

import type { OwnPrinter } from './printer-offer.ts'
import type { PrinterChanges } from './use-printer-changes.ts'

interface NicknameProps {
  printer: OwnPrinter
  changes: PrinterChanges
}

const MAX_LENGTH = 60

/** What its owner calls a printer, changed in place. */
export function Nickname({ printer, changes }: NicknameProps) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const stop = () => {
    flushSync(() => setIsEditing(false))
    pencil.current?.focus()
  }
  if (isEditing) return <NicknameForm printer={printer} changes={changes} onDone={stop} />
  return (
    <p className="text-muted flex items-center gap-1">
      <span className="min-w-0 wrap-anywhere">{printer.nickname ?? t('printers.noNickname')}</span>
      <IconButton
        ref={pencil}
        label={t('printers.renameNamed', { name: printer.name })}
        icon={<Icon of={Pencil} />}
        onClick={() => setIsEditing(true)}
      />
    </p>
  )
}

function NicknameForm({ printer, changes, onDone }: NicknameProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const [nickname, setNickname] = useState(printer.nickname ?? '')
  const save = async () => {
    const text = nickname.trim()
    const isSaved = await changes.save({
      printer_id: printer.id,
      nickname: text === '' ? null : text,
    })
    if (isSaved) onDone()
  }
  const stopOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone()
  }
  return (
    <form
      className="nickname-form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <input
        className="input nickname-input"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on the pencil asked for this box
        autoFocus
        aria-label={t('printers.nickname', { name: printer.name })}
        placeholder={t('printers.nicknameExample')}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
        onKeyDown={stopOnEscape}
      />
      <Button type="submit" isBusy={changes.busyId === printer.id} onKeyDown={stopOnEscape}>
        {t('printers.saveName')}
      </Button>
      <Button look="ghost" onClick={onDone} onKeyDown={stopOnEscape}>
        {t('customer.cancel')}
      </Button>
    </form>
  )
}
