import { useState, type FormEvent } from 'react'

import { PrinterBox } from '#web/commerce/printers/printer-box.tsx'
import { usePrinterChoice } from '#web/commerce/printers/use-printer-choice.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { PrinterChanges } from './use-printer-changes.ts'

interface AddPrinterProps {
  /** Ids of the printers that are theirs already. */
  owned: readonly number[]
  isFirst: boolean
  changes: PrinterChanges
}

/** Finds a printer by its name, to add it. */
export function AddPrinter({ owned, isFirst, changes }: AddPrinterProps) {
  const { t } = useTranslation()
  const choice = usePrinterChoice({})
  const [known, setKnown] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setKnown(undefined)
    const printer = await choice.submit()
    if (printer === undefined) return
    if (owned.includes(printer.id)) {
      setKnown(printer.name)
      return
    }
    setIsSaving(true)
    const isDone = await changes.save({ printer_id: printer.id })
    setIsSaving(false)
    if (!isDone) return
    choice.type('')
    choice.box.current?.focus()
    toasts.show(t('printers.added', { name: printer.name }))
  }
  return (
    <section className="add-printer">
      <h2 className="text-lg">{t('printers.which')}</h2>
      <p className="text-muted">{isFirst ? t('printer.why') : t('printers.where')}</p>
      <form
        method="dialog"
        className="add-printer-form"
        onSubmit={(event) => void add(event)}
        onInput={() => setKnown(undefined)}
      >
        <PrinterBox
          choice={choice}
          label={t('printers.model')}
          placeholder={t('printers.example')}
          detail={({ id }) => (owned.includes(id) ? t('printers.yours') : undefined)}
        />
        <Button
          type="submit"
          className="add-printer-submit"
          icon={<Icon of={Plus} />}
          isBusy={choice.isBusy || isSaving}
        >
          {t('printers.addShort')}
        </Button>
      </form>
      <div role="status" className="mt-2 empty:hidden">
        {known !== undefined && <FieldError>{t('printer.owned', { name: known })}</FieldError>}
      </div>
    </section>
  )
}
