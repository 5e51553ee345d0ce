import { useCallback, useEffect, useState } from 'react'

import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { type ContactDesk, deskOf, withChanged, withoutDeleted } from './contact-desk.ts'
import type { ContactPage, Submission } from './contact-submissions-loader.ts'

/** The page of messages with what is done to it here, and the message that is being read. */
export function useContactDesk(page: ContactPage, addressedId: number | undefined) {
  const { t } = useTranslation()
  const [known, setKnown] = useState(page)
  const [desk, setDesk] = useState<ContactDesk>(() => deskOf(page))
  const [other, setOther] = useState<Submission>()
  const [goneId, setGoneId] = useState<number>()
  // The address still names it for a moment.
  const selectedId = addressedId === goneId ? undefined : addressedId
  if (known !== page) {
    setKnown(page)
    setDesk(deskOf(page))
  }
  const isShown = (row: Submission | undefined) => row !== undefined && row.id === selectedId
  const selected = desk.rows.find(isShown) ?? (isShown(other) ? other : undefined)

  const setStatus = useCallback(
    async (before: Submission, status: 'read' | 'replied', isAsked: boolean) => {
      try {
        const { data, message } = await staffCall('PATCH /admin/contact-submissions/{id}/status', {
          params: { id: before.id },
          body: { status, version: before.version },
        })
        setDesk((now) => withChanged(now, before, data))
        setOther(data)
        if (isAsked) toasts.show(message)
        void refreshWork()
      } catch (error) {
        const now = currentOf(error)
        if (now !== undefined) {
          // A colleague was faster: what they set stands, and shows.
          setDesk((shown) => withChanged(shown, before, now))
          setOther(now)
          if (!isAsked) return
        }
        toasts.showError(refusalText(error, t('admin.contact.statusFailed')))
      }
    },
    [t],
  )
  const remove = async (gone: Submission): Promise<boolean> => {
    try {
      const { message } = await staffCall('DELETE /admin/contact-submissions/{id}', {
        params: { id: gone.id },
      })
      setDesk((now) => withoutDeleted(now, gone))
      setGoneId(gone.id)
      toasts.show(message)
      void refreshWork()
      return true
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.contact.deleteFailed')))
      return false
    }
  }
  useOther(selectedId, selected, setOther)
  useReadWhenShown(selected, setStatus)
  return { desk, selected, setStatus, remove }
}

/** The message as it is now, where it was not what was changed any more. */
function currentOf(error: unknown): Submission | undefined {
  return error instanceof ApiError && error.code === 'stale'
    ? (error.data as Submission)
    : undefined
}

/** A message that an address names and this page does not have is asked for by itself. */
function useOther(
  id: number | undefined,
  selected: Submission | undefined,
  show: (submission: Submission) => void,
) {
  const { t } = useTranslation()
  const isMissing = id !== undefined && selected === undefined
  useEffect(() => {
    if (!isMissing || id === undefined) return
    staffCall('GET /admin/contact-submissions/{id}', { params: { id } }).then(
      ({ data }) => show(data),
      (error: unknown) => toasts.showError(refusalText(error, t('admin.contact.failed'))),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message
  }, [id, isMissing])
}

/** A new message is read as soon as it is shown. */
function useReadWhenShown(
  selected: Submission | undefined,
  setStatus: (before: Submission, status: 'read', isAsked: boolean) => Promise<void>,
) {
  const isNew = selected?.status === 'new'
  useEffect(() => {
    if (selected !== undefined && isNew) void setStatus(selected, 'read', false)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message
  }, [selected?.id, isNew])
}
