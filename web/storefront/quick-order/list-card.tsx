import { useId, useState } from 'react'

import { fittingPart, QUICK_ORDER_LENGTH, readTypedList } from '#contract/plain/quick-order-list.ts'
import { longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Upload } from '#web/ui/icons/upload.ts'
import { loadAgain } from '#web/ui/load-again.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'

import type { useQuickOrder } from './use-quick-order.ts'

/** Where the list is typed, pasted or read from a file. */
export function ListCard({ order }: { order: ReturnType<typeof useQuickOrder> }) {
  const { t, language } = useTranslation()
  const { content, setContent, keptAt, refusal, busy } = order
  const id = useId()
  const [fileNote, setFileNote] = useState<string>()
  const count = readTypedList(content).length
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    const { textOf } = await loadAgain(() => import('./text-of-file.ts'))
    const text = await textOf(file)
    // The same file can be chosen again after it was put right.
    input.value = ''
    if (text === undefined) return setFileNote(t('quickOrder.badFile'))
    const { content: part, taken, isCut } = fittingPart(text)
    setFileNote(isCut ? t('quickOrder.longFile', { count: taken }) : undefined)
    return setContent(part)
  }
  const clear = () => {
    setFileNote(undefined)
    order.clear()
  }
  return (
    <form
      className="card card-pad self-start"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFileNote(undefined)
        if (busy === undefined) void order.check()
      }}
    >
      <h2 className="text-lg">{t('quickOrder.list')}</h2>
      <TextAreaField
        id={`${id}-list`}
        className="mt-3"
        name="list"
        label={t('quickOrder.label')}
        hint={t('quickOrder.hint')}
        rows={10}
        maxLength={QUICK_ORDER_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      {keptAt !== undefined && content !== '' && (
        <p className="text-muted mt-3 text-sm">
          {t('quickOrder.kept', { day: longDate(keptAt, language) })}
        </p>
      )}
      {(fileNote ?? refusal) !== undefined && (
        <Alert tone="danger" className="mt-4">
          {fileNote ?? refusal}
        </Alert>
      )}
      <Button className="mt-4" type="submit" width="full" isBusy={busy === 'checking'}>
        {count === 0 ? t('quickOrder.checkNone') : t('quickOrder.check', { count })}
      </Button>
      <div className="mt-3 flex flex-wrap gap-2">
        <label className="btn btn-secondary quick-file grow">
          <Icon of={Upload} />
          {t('quickOrder.file')}
          <input
            className="sr-only"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ currentTarget }) => void read(currentTarget)}
          />
        </label>
        <Button look="secondary" className="grow" onClick={clear}>
          {t('quickOrder.clear')}
        </Button>
      </div>
    </form>
  )
}
