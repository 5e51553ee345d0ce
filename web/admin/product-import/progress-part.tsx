import { useEffect, useRef, useState } from 'react'

import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Meter } from '#web/ui/meter.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import type { ImportFile } from './product-import-loader.ts'

const LOOK_MS = 1_000

/** How far the check, or the import, has come. It goes on without this page. */
export function ProgressPart({
  file,
  onLook,
  onStop,
}: {
  file: ImportFile
  onLook: () => void
  onStop: () => Promise<void>
}) {
  const { t, language } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const left = useSecondsLeft(file)
  useEffect(() => {
    const timer = setInterval(onLook, LOOK_MS)
    return () => clearInterval(timer)
  }, [onLook])
  const isApplying = file.state === 'applying'
  const title = t(isApplying ? 'admin.imports.applying' : 'admin.imports.checking', {
    count: file.rows,
  })
  return (
    <section className="card import-progress" aria-busy="true">
      <span className="import-busy">
        <Spinner />
      </span>
      <h2>{title}</h2>
      <p className="text-muted">{t('admin.imports.leave')}</p>
      <Meter value={file.done_rows} max={file.rows} label={title} className="w-full" />
      <p className="import-counts num text-muted">
        <span>
          {t('admin.imports.progress', {
            done: formatNumber(file.done_rows, language),
            total: formatNumber(file.rows, language),
          })}
        </span>
        {left !== undefined && <span>{t('admin.imports.left', { count: left })}</span>}
      </p>
      <dl className="import-figures">
        <Figure term={t('admin.imports.changed')} count={file.changed} />
        <Figure term={t('admin.imports.new')} count={file.created} />
        <Figure term={t('admin.imports.failed')} count={file.failed_rows} />
      </dl>
      <Button look="secondary" icon={<Icon of={X} />} onClick={() => setIsAsking(true)}>
        {t('admin.imports.stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.imports.stopTitle')}
          verb={t('admin.imports.stopNow')}
          isDanger
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void onStop()
          }}
        >
          <p>{t('admin.imports.stopText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function Figure({ term, count }: { term: string; count: number }) {
  const { language } = useTranslation()
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="num">{formatNumber(count, language)}</dd>
    </div>
  )
}

/** By how fast it has been since this page looks at it. */
function useSecondsLeft({ state, done_rows: done, rows }: ImportFile): number | undefined {
  const begin = useRef<{ state: string; done: number; at: number }>(undefined)
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (begin.current?.state !== state) begin.current = { state, done, at: Date.now() }
    const rowsSince = done - begin.current.done
    const seconds = (Date.now() - begin.current.at) / 1_000
    setLeft(rowsSince <= 0 ? undefined : Math.ceil(((rows - done) / rowsSince) * seconds))
  }, [state, done, rows])
  return left
}
