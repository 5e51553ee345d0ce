import { useId, useState, type ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

import { fileRefusal } from './upload.ts'

/** What reading the file would do, and whether anything stands in the way. */
export interface FileReport<Report> {
  report: Report
  canApply: boolean
}

/**
 * A file that changes many things: it is checked as soon as it is chosen, what it would do shows, and only
 * then it is applied.
 */
export function FileDialog<Report>({
  onClose,
  title,
  text,
  verb,
  check,
  apply,
  renderReport,
}: {
  onClose: () => void
  title: string
  /** What the file must look like. */
  text: ReactNode
  verb: string
  check: (file: File) => Promise<FileReport<Report>>
  apply: (file: File, report: Report) => Promise<void>
  renderReport: (report: Report) => ReactNode
}) {
  const { t } = useTranslation()
  const inputId = useId()
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<FileReport<Report>>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setFault(undefined)
    await work()
      .catch((error: unknown) => setFault(fileRefusal(error, t('admin.failure.title'))))
      .finally(() => setIsBusy(false))
  }
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setFound(undefined)
    if (chosen !== undefined) void attempt(async () => setFound(await check(chosen)))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            isBusy={isBusy}
            isDisabled={found?.canApply !== true}
            onClick={() => {
              if (file === undefined || found === undefined) return
              void attempt(async () => {
                await apply(file, found.report)
                onClose()
              })
            }}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="staff-form">
        <div className="text-muted">{text}</div>
        <Field id={inputId} label={t('admin.file.choose')}>
          {(control) => (
            <input
              {...control}
              type="file"
              className="input staff-form-file"
              onChange={(event) => choose(event.target.files?.[0])}
            />
          )}
        </Field>
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        <div role="status">{found !== undefined && renderReport(found.report)}</div>
      </div>
    </Dialog>
  )
}
