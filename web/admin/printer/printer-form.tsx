import { adminPath } from '#web/admin/admin-path.ts'
import { LeaveGuard, StaffForm } from '#web/admin/form/staff-form.tsx'
import { type StaffForm as Form, useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { SlugField } from '#web/admin/references/address-fields.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminPrinter, PrinterData } from './printer-loader.ts'

const FORM = 'printer'
const NAMES = {
  name: 'admin.printers.name',
  brand_id: 'admin.prices.brand',
  series: 'admin.printers.series',
  model: 'admin.printers.model',
  technology: 'admin.printers.technology',
  slug: 'admin.references.slug',
  year: 'admin.printers.year',
  aliases: 'admin.printers.aliases',
  codes_not_sold: 'admin.printers.codesNotSold',
} as const

/** What a printer is called, in every way people call it. */
export function PrinterForm({
  printer,
  brands,
}: {
  printer: AdminPrinter | undefined
  brands: PrinterData['brands']
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const form = useStaffForm({
    values: valuesOf(printer, brands),
    current: (record) => {
      const now = record as AdminPrinter
      return { values: valuesOf(now, brands), version: now.version }
    },
    async send({ brand_id, model, slug, year, aliases, codes_not_sold, ...fields }, version) {
      const body = {
        ...fields,
        brand_id: Number(brand_id),
        year: year.trim() === '' ? null : Number(year),
        aliases: linesOf(aliases),
        codes_not_sold: linesOf(codes_not_sold),
        ...(model.trim() !== '' && { model: model.trim() }),
        ...(slug.trim() !== '' && { slug: slug.trim() }),
      }
      const { data, message } =
        printer === undefined
          ? await staffCall('POST /admin/printers', { body })
          : await staffCall('PUT /admin/printers/{id}', {
              params: { id: printer.id },
              body: { ...body, version: version ?? printer.version },
            })
      toasts.show(message)
      form.form.reset(valuesOf(data, brands))
      if (printer === undefined) await navigate(adminPath.printer(data.id), { replace: true })
      else await revalidator.revalidate()
    },
  })
  const { register } = form.form
  return (
    <section className="card admin-card">
      <StaffForm
        id={FORM}
        form={form}
        record={printer && { entity: 'printer', id: printer.id }}
        names={NAMES}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('admin.printers.name')}
            autoComplete="off"
            maxLength={120}
            hint={t('admin.printers.nameHint')}
            error={form.errorOf('name')}
            {...register('name', { required: t('rule.required') })}
          />
          <SelectField
            label={t('admin.prices.brand')}
            error={form.errorOf('brand_id')}
            {...register('brand_id')}
          >
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('admin.printers.series')}
            optional={t('field.optional')}
            autoComplete="off"
            maxLength={80}
            error={form.errorOf('series')}
            {...register('series')}
          />
          <TextField
            label={t('admin.printers.model')}
            optional={t('field.optional')}
            autoComplete="off"
            maxLength={80}
            hint={t('admin.printers.modelHint')}
            error={form.errorOf('model')}
            {...register('model')}
          />
          <SelectField
            label={t('admin.printers.technology')}
            error={form.errorOf('technology')}
            {...register('technology')}
          >
            <option value="inkjet">{t('admin.printers.tech.inkjet')}</option>
            <option value="laser">{t('admin.printers.tech.laser')}</option>
          </SelectField>
          <TextField
            label={t('admin.printers.year')}
            optional={t('field.optional')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            error={form.errorOf('year')}
            {...register('year', {
              validate: (text) => /^(?:\d{4})?$/.test(text.trim()) || t('admin.printers.yearWrong'),
            })}
          />
          <FindingFields form={form} />
        </div>
        <Button className="justify-self-end" type="submit" isBusy={form.isBusy}>
          {t('admin.save')}
        </Button>
        <LeaveGuard isDirty={form.isDirty} />
      </StaffForm>
    </section>
  )
}

/** By what it is found, and what is missing for it. */
function FindingFields({ form }: { form: Form<PrinterValues> }) {
  const { t } = useTranslation()
  const { register } = form.form
  return (
    <>
      <TextAreaField
        label={t('admin.printers.aliases')}
        optional={t('field.optional')}
        hint={t('admin.printers.aliasesHint')}
        rows={3}
        error={form.errorOf('aliases')}
        {...register('aliases')}
      />
      <TextAreaField
        label={t('admin.printers.codesNotSold')}
        optional={t('field.optional')}
        hint={t('admin.printers.codesNotSoldHint')}
        rows={3}
        error={form.errorOf('codes_not_sold')}
        {...register('codes_not_sold')}
      />
      <SlugField form={form} hint={t('admin.printers.slugHint')} />
    </>
  )
}

type PrinterValues = ReturnType<typeof valuesOf>

function valuesOf(printer: AdminPrinter | undefined, brands: PrinterData['brands']) {
  return {
    name: printer?.name ?? '',
    brand_id: String(printer?.brand_id ?? brands[0]?.id ?? ''),
    series: printer?.series ?? '',
    model: printer?.model ?? '',
    technology: printer?.technology ?? ('inkjet' as const),
    year: String(printer?.year ?? ''),
    aliases: (printer?.aliases ?? []).join('\n'),
    codes_not_sold: (printer?.codes_not_sold ?? []).join('\n'),
    slug: printer?.slug ?? '',
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
