import { useWatch } from 'react-hook-form'

import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'

import { FitBox } from './fit-box.tsx'
import type { TabProps } from './general-tab.tsx'
import { PastePrinters } from './paste-printers.tsx'
import type { NamedPrinter } from './pasted-lines.ts'
import type { Fit } from './product-loader.ts'
import { setPart } from './use-product-form.ts'

/** The printers it fits, each with where that is known from. */
export function PrintersTab({ form }: TabProps) {
  const { t } = useTranslation()
  const fits = useWatch({ control: form.form.control, name: 'printers' })
  const known = new Set(fits.map(({ printer_id: id }) => id))
  const write = (next: Fit[]) => setPart(form, 'printers', next)
  const add = (printers: readonly NamedPrinter[]) =>
    write(
      [...fits, ...printers.filter(({ id }) => !known.has(id)).map(staffFit)].toSorted((a, b) =>
        a.name.localeCompare(b.name),
      ),
    )
  const error = form.errorOf('printers')
  return (
    <>
      <PastePrinters isKnown={(id) => known.has(id)} onAdd={add} />
      <section className="card admin-card">
        <h2>{t('admin.product.fits', { count: fits.length })}</h2>
        <FitBox isKnown={(id) => known.has(id)} onChoose={(printer) => add([printer])} />
        {error !== undefined && <FieldError>{error}</FieldError>}
        {fits.length === 0 ? (
          <p className="text-muted">{t('admin.product.fitsNone')}</p>
        ) : (
          <ul className="product-fits">
            {fits.map((fit) => (
              <li key={fit.printer_id}>
                <span className="product-fit-name">{fit.name}</span>
                <Badge>{sourceOf(fit.source, t('admin.product.sourceStaff'))}</Badge>
                <Checkbox
                  className="items-center"
                  label={t('admin.product.confirmed')}
                  aria-label={t('admin.product.confirmedOf', { name: fit.name })}
                  checked={fit.confirmed}
                  onChange={({ target: { checked } }) =>
                    write(
                      fits.map((one) =>
                        one.printer_id === fit.printer_id ? { ...one, confirmed: checked } : one,
                      ),
                    )
                  }
                />
                <IconButton
                  size="small"
                  label={t('admin.product.removeOf', { name: fit.name })}
                  icon={<Icon of={X} />}
                  onClick={() => write(fits.filter((one) => one.printer_id !== fit.printer_id))}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function staffFit({ id, slug, name }: NamedPrinter): Fit {
  return { printer_id: id, slug, name, source: 'staff', note: null, confirmed: true }
}

/** An address is named by its host. */
function sourceOf(source: string, staff: string): string {
  if (source === 'staff') return staff
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(source)?.[1] ?? source
}
