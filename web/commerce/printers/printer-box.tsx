import { useId } from 'react'

import type { Printer } from '#contract/catalogue.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'
import { matchRange } from '#web/ui/text-match.ts'

import type { FoundPrinters } from './find-printers.ts'
import { PrinterNote } from './printer-note.tsx'
import type { PrinterChoice } from './use-printer-choice.ts'

interface PrinterBoxProps {
  choice: PrinterChoice
  label: string
  placeholder: string
  /** Its brand stands beside the box: models are named without it. */
  hasBrand?: boolean
  /** A second line of an option. */
  detail?: (printer: Printer) => string | undefined
  className?: string
  /** Called when somebody goes to the search instead. */
  onLeave?: () => void
}

/** The one box in which a printer is named, wherever that is asked. */
export function PrinterBox({
  choice,
  label,
  placeholder,
  hasBrand = false,
  detail,
  className = '',
  onLeave,
}: PrinterBoxProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const { found, note, isOpen } = choice
  // A name typed in full leaves nothing to choose: the list would only cover the button.
  const isSpelt = found?.total === 1 && isAllOf(found.printers[0], found.q)
  const printers = isSpelt ? [] : (found?.printers ?? [])
  const isShort = hasBrand && found?.isElsewhere !== true
  return (
    <div className={`min-w-0 ${className}`}>
      <Field label={label}>
        {(control) => (
          <Combobox
            control={{
              ...control,
              'aria-invalid': note === undefined || note.kind === 'several' ? undefined : true,
              'aria-describedby': note === undefined ? undefined : noteId,
            }}
            input={choice.box}
            name="q"
            text={choice.text}
            onText={choice.type}
            options={printers.map((printer) => ({
              value: printer.slug,
              label: isShort ? printer.model : printer.name,
              detail: detail?.(printer),
            }))}
            onChoose={(slug) => {
              const printer = printers.find((one) => one.slug === slug)
              if (printer !== undefined) choice.choose(printer)
            }}
            isOpen={isOpen}
            onOpen={choice.open}
            listLabel={t('printer.model')}
            placeholder={placeholder}
            foot={found === undefined || isSpelt ? undefined : footOf(found, t)}
          />
        )}
      </Field>
      <p className="sr-only" role="status">
        {isOpen && found !== undefined && t('printer.found', { count: found.total })}
      </p>
      <div id={noteId} role="status" className="mt-2 empty:hidden">
        {note !== undefined && <PrinterNote note={note} onLeave={onLeave} />}
      </div>
    </div>
  )
}

function isAllOf(printer: Printer | undefined, typed: string): boolean {
  return [printer?.model ?? '', printer?.name ?? ''].some((name) => {
    const range = matchRange(name, typed)
    return range?.start === 0 && range.end === name.length
  })
}

/** Below the list: what it leaves out, or why it is empty. */
function footOf({ total, printers, isElsewhere }: FoundPrinters, t: Translate): string | undefined {
  if (total === 0) return t('printer.notInList')
  if (isElsewhere) return t('printer.elsewhere')
  if (total > printers.length) return t('printer.shown', { shown: printers.length, count: total })
  return undefined
}
