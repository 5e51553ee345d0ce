import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { Presence } from '#web/admin/live/presence.tsx'
import type { OpenRecord } from '#web/admin/live/use-presence.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useBlocker } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { ConflictDialog, type FieldNames } from './conflict-dialog.tsx'
import type { StaffForm as Form } from './use-staff-form.ts'

/** The frame of a form: what was refused, Ctrl+S, and both states where somebody else was faster. */
export function StaffForm<Values extends FieldValues>({
  id,
  form,
  record,
  names,
  children,
}: {
  id: string
  form: Form<Values>
  /** What is being edited, so that colleagues see each other at it. */
  record?: OpenRecord | undefined
  /** What the fields are called, for the conflict of two versions. */
  names?: FieldNames
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => onSaveKeys(() => element.current?.requestSubmit()), [])
  return (
    <form
      ref={element}
      id={id}
      className="staff-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isBusy) form.submit()
      }}
    >
      {record !== undefined && <Presence record={record} isEditing={form.isDirty} />}
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      {children}
      {form.conflict !== undefined && (
        <ConflictDialog
          mine={form.form.getValues()}
          theirs={form.conflict.theirs}
          names={names ?? {}}
          onMine={form.keepMine}
          onTheirs={form.takeTheirs}
          onClose={form.keepEditing}
        />
      )}
    </form>
  )
}

/** A short form in a dialog, with its verbs. */
export function FormDialog<Values extends FieldValues>({
  isOpen,
  onClose,
  title,
  verb,
  form,
  record,
  names,
  look = 'primary',
  isWide = false,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  verb: string
  form: Form<Values>
  record?: OpenRecord | undefined
  names?: FieldNames
  look?: 'primary' | 'danger'
  /** Room for three languages beside each other. */
  isWide?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  const id = `form-${title.replaceAll(/\W+/g, '-')}`
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isWide={isWide}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={id} look={look} isBusy={form.isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <StaffForm id={id} form={form} record={record} {...(names && { names })}>
        {children}
        <LeaveGuard isDirty={form.isDirty} />
      </StaffForm>
    </Dialog>
  )
}

/** Asks before a page is left on which something was entered and not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const held = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isDirty])
  return (
    <LeaveDialog
      isOpen={held !== undefined}
      onLeave={() => held?.goOn()}
      onStay={() => held?.stay()}
    />
  )
}

/** Asks whether what was entered may be lost. */
export function LeaveDialog({
  isOpen,
  onLeave,
  onStay,
}: {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('admin.form.leave')}
      actions={
        <>
          <Button look="secondary" onClick={onLeave}>
            {t('admin.form.discard')}
          </Button>
          <Button onClick={onStay}>{t('admin.form.stay')}</Button>
        </>
      }
    >
      {t('admin.form.leaveText')}
    </Dialog>
  )
}

/** Ctrl+S, and Cmd+S on a Mac: the browser's own would save the page as a file. */
function onSaveKeys(save: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
