import { useEffect, useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'

import type { NamedPrinter } from './pasted-lines.ts'

const WAIT_MS = 200
const SHOWN = '10'

/** Adds a printer by any part of its name. */
export function FitBox({
  label,
  error,
  isKnown,
  onChoose,
}: {
  /** "Add a printer" unless told. */
  label?: string
  error?: string | undefined
  isKnown: (id: number) => boolean
  onChoose: (printer: NamedPrinter) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { printers, fault } = useFound(text.trim())
  const options = printers?.filter(({ id }) => !isKnown(id))
  return (
    <Field label={label ?? t('admin.product.addPrinter')} error={error ?? fault}>
      {(control) => (
        <Combobox
          control={control}
          name="printer"
          text={text}
          onText={setText}
          options={(options ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(id) => {
            const chosen = options?.find((one) => String(one.id) === id)
            setText('')
            if (chosen !== undefined) onChoose(chosen)
          }}
          isOpen={isOpen && text.trim() !== ''}
          onOpen={setIsOpen}
          listLabel={t('admin.product.tab.printers')}
          placeholder={t('admin.product.printerModel')}
          foot={options?.length === 0 ? t('admin.list.nothingFound') : undefined}
        />
      )}
    </Field>
  )
}

function useFound(q: string) {
  const { t } = useTranslation()
  const [found, setFound] = useState<{ q: string; printers: readonly NamedPrinter[] }>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (q === '') return undefined
    let isOver = false
    const timer = setTimeout(() => {
      setFault(undefined)
      staffCall('GET /printers/models', { query: { q, limit: SHOWN } }).then(
        ({ data }) => isOver || setFound({ q, printers: data }),
        (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q, t])
  return { printers: found?.q === q ? found.printers : undefined, fault }
}
