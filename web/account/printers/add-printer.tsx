import { useEffect, useRef, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Search } from '#web/ui/icons/search.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { PrinterChanges } from './use-printer-changes.ts'

type Model = Answer<'GET /printers/models'>['data'][number]

interface AddPrinterProps {
  /** Ids of the printers that are theirs already. */
  owned: readonly number[]
  isFirst: boolean
  changes: PrinterChanges
}

/** Finds a printer by any part of its name, to add it. */
export function AddPrinter({ owned, isFirst, changes }: AddPrinterProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const found = useModels(typed)
  const add = async (model: Model) => {
    if (!(await changes.save({ printer_id: model.id }))) return
    setTyped('')
    box.current?.focus() // the button goes with the list
    toasts.show(t('printers.added', { name: model.name }))
  }
  return (
    <section className="add-printer">
      <h2 className="text-lg">{t('printers.which')}</h2>
      <p className="text-muted">{isFirst ? t('printer.why') : t('printers.where')}</p>
      <Field label={t('printers.model')} className="mt-4 max-w-xl">
        {(control) => (
          <span className="orders-search add-printer-search">
            <Icon of={Search} />
            <input
              {...control}
              ref={box}
              className="input orders-search-input"
              type="search"
              autoComplete="off"
              placeholder={t('printers.example')}
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
        )}
      </Field>
      <p className="sr-only" role="status">
        {found !== undefined && t('printers.found', { count: found.length })}
      </p>
      {found !== undefined && found.length === 0 && (
        <p className="text-muted mt-3">{t('printer.notInList')}</p>
      )}
      {found !== undefined && found.length > 0 && (
        <ul className="card divide-line mt-3 max-w-xl divide-y overflow-hidden">
          {found.map((model) => (
            <li key={model.id} className="flex items-center gap-3 px-3 py-2">
              <PrinterPicture technology={model.technology} />
              <span className="min-w-0 flex-1 font-semibold">
                <ProductName name={model.name} />
              </span>
              {owned.includes(model.id) ? (
                <span className="text-muted text-sm">{t('printers.yours')}</span>
              ) : (
                <Button
                  look="soft"
                  icon={<Icon of={Plus} />}
                  isBusy={changes.busyId === model.id}
                  aria-label={t('printers.addNamed', { name: model.name })}
                  onClick={() => void add(model)}
                >
                  <span className="max-sm:hidden">{t('printers.addShort')}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const DEBOUNCE_MS = 200
const MIN_LENGTH = 2
const SHOWN = 8

/** The models whose name holds what is typed; undefined while too little is. */
function useModels(typed: string): readonly Model[] | undefined {
  const [found, setFound] = useState<{ query: string; models: readonly Model[] }>()
  const query = typed.trim()
  useEffect(() => {
    if (query.length < MIN_LENGTH) return undefined
    const waiting = new AbortController()
    const find = async () => {
      const { data } = await browserCall('GET /printers/models', {
        query: { q: query, limit: SHOWN },
      })
      if (!waiting.signal.aborted) setFound({ query, models: data })
    }
    // No answer, no list: the next key asks again.
    const timer = setTimeout(() => void find().catch(() => undefined), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [query])
  return query.length < MIN_LENGTH ? undefined : found?.models
}
