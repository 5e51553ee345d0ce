import { useState } from 'react'

import { StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { PastePrinters } from '#web/admin/product/paste-printers.tsx'
import type { NamedPrinter } from '#web/admin/product/pasted-lines.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type ArticleMendProps, changeArticle, MEND_FORM, sentFits } from './mend.ts'

/** The printers of a pasted list. */
export function AddPrinters({ product, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const [added, setAdded] = useState<readonly NamedPrinter[]>([])
  const form = useStaffForm({
    values: { printers: '' },
    async send() {
      if (added.length === 0) {
        form.form.setError('printers', { message: t('admin.cockpit.noPrinter') })
        return
      }
      const before = sentFits(product)
      const printers = [...before, ...added.map(({ id }) => ({ printer_id: id }))]
      onDone(...(await changeArticle(product, { printers }, { printers: before })))
    },
  })
  const isKnown = (id: number) =>
    product.printers.some((fit) => fit.printer_id === id) || added.some((one) => one.id === id)
  const error = form.errorOf('printers')
  return (
    <>
      <PastePrinters
        isKnown={isKnown}
        onAdd={(printers) => {
          form.form.clearErrors()
          setAdded([...added, ...printers])
        }}
      />
      <StaffForm id={MEND_FORM} form={form}>
        {error !== undefined && <FieldError>{error}</FieldError>}
        <ul className="grid gap-1">
          {added.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </StaffForm>
    </>
  )
}

/** The printers that nobody has confirmed, to be confirmed together with where that is known from. */
export function ConfirmFits({ product, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const open = product.printers.filter((fit) => !fit.confirmed)
  const form = useStaffForm({
    values: { source: '' },
    async send({ source }, version) {
      const before = sentFits(product)
      const printers = before.map((fit) =>
        fit.confirmed
          ? fit
          : { ...fit, confirmed: true, ...(source.trim() !== '' && { source: source.trim() }) },
      )
      onDone(...(await changeArticle(product, { printers }, { printers: before }, version)))
    },
    current: (record) => ({
      values: { source: '' },
      version: (record as ArticleMendProps['product']).version,
    }),
  })
  return (
    <StaffForm id={MEND_FORM} form={form}>
      <TextField
        label={t('admin.cockpit.fitSource')}
        hint={t('admin.cockpit.fitSourceHint')}
        optional={t('field.optional')}
        autoComplete="off"
        maxLength={80}
        error={form.errorOf('source')}
        {...form.form.register('source')}
      />
      <h3>{t('admin.cockpit.unconfirmed', { count: open.length })}</h3>
      <ul className="mend-fits">
        {open.map(({ printer_id: id, name, source }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="text-muted">{source}</span>
          </li>
        ))}
      </ul>
    </StaffForm>
  )
}
