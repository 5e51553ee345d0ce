import { useState } from 'react'

import { StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { FitBox } from '#web/admin/product/fit-box.tsx'
import type { NamedPrinter } from '#web/admin/product/pasted-lines.ts'
import { ProductBox } from '#web/admin/product/product-box.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { MEND_FORM, type Mended, type MendProps } from './mend.ts'

/** The articles that fit a printer which has none. */
export function ArticlesOfPrinter({ row, onDone }: MendProps) {
  const { t, reading } = useTranslation()
  const [chosen, setChosen] = useState<readonly { id: number; name: string }[]>([])
  const params = { id: row.id }
  const form = useStaffForm({
    values: { product_ids: '', source: '' },
    async send({ source }) {
      if (chosen.length === 0) {
        form.form.setError('product_ids', { message: t('admin.printers.noArticle') })
        return
      }
      const { message } = await staffCall('POST /admin/printers/{id}/fits', {
        params,
        body: { product_ids: chosen.map(({ id }) => id), source: source.trim(), confirmed: true },
      })
      onDone(message, () =>
        Promise.all(
          chosen.map(({ id }) =>
            staffCall('DELETE /admin/printers/{id}/fits/{productId}', {
              params: { ...params, productId: id },
            }),
          ),
        ),
      )
    },
  })
  return (
    <StaffForm id={MEND_FORM} form={form}>
      <ProductBox
        label={t('admin.cockpit.articles')}
        error={form.errorOf('product_ids')}
        isTaken={(id) => chosen.some((one) => one.id === id)}
        onChoose={(one) => {
          form.form.clearErrors()
          setChosen([...chosen, { id: one.id, name: localName(one, reading) }])
        }}
      />
      <ul className="grid gap-1">
        {chosen.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <TextField
        label={t('admin.printers.source')}
        hint={t('admin.printers.sourceHint')}
        autoComplete="off"
        maxLength={120}
        error={form.errorOf('source')}
        {...form.form.register('source', { required: t('rule.required') })}
      />
    </StaffForm>
  )
}

/** What people call a printer, so that the search finds it. */
export function NameForTerm({ term, onDone }: { term: string; onDone: Mended }) {
  const { t } = useTranslation()
  const [printer, setPrinter] = useState<NamedPrinter>()
  const form = useStaffForm({
    values: { aliases: '' },
    async send() {
      if (printer === undefined) {
        form.form.setError('aliases', { message: t('admin.cockpit.noPrinter') })
        return
      }
      const params = { id: printer.id }
      const { data } = await staffCall('GET /admin/printers/{id}', { params })
      const { aliases, version } = data
      const saved = await staffCall('PUT /admin/printers/{id}', {
        params,
        body: { aliases: [...aliases, term], version },
      })
      onDone(saved.message, () =>
        staffCall('PUT /admin/printers/{id}', {
          params,
          body: { aliases, version: saved.data.version },
        }),
      )
    },
  })
  const error = form.errorOf('aliases')
  return (
    <StaffForm id={MEND_FORM} form={form}>
      <p className="text-muted">{t('admin.cockpit.termText')}</p>
      <FitBox
        isKnown={() => false}
        onChoose={(one) => {
          form.form.clearErrors()
          setPrinter(one)
        }}
      />
      {error !== undefined && <FieldError>{error}</FieldError>}
      {printer !== undefined && <b role="status">{printer.name}</b>}
    </StaffForm>
  )
}
