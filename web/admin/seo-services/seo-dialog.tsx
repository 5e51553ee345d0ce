import { LANGUAGES } from '#contract/plain/languages.ts'
import { SEO_PREFIXES, SEO_SLUGS } from '#contract/plain/seo-slug.ts'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { TimeField } from '#web/admin/form/time-field.tsx'
import { type StaffForm, useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import {
  CARD_FIELDS,
  CUSTOM,
  pageOf,
  SEO_FIELD_NAMES,
  seoBody,
  type SeoValues,
  seoValues,
} from './seo-form.ts'
import type { SeoRow } from './seo-services-loader.ts'

/** An entry that is added or changed: every field with a word on what belongs in it. */
export function SeoDialog({
  entry,
  onClose,
  onSaved,
}: {
  /** None for a new one. */
  entry: SeoRow | undefined
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm<SeoValues>({
    values: seoValues(entry),
    failure: t('admin.seo.saveFailed'),
    current: (record) => {
      const theirs = record as SeoRow
      return { values: seoValues(theirs), version: theirs.version }
    },
    async send(values, version = entry?.version) {
      const body = seoBody(values)
      const { message } =
        entry === undefined
          ? await staffCall('POST /admin/seo-plugin', { body })
          : await staffCall('PUT /admin/seo-plugin/{id}', {
              params: { id: entry.id },
              body: { ...body, ...(version !== undefined && { version }) },
            })
      toasts.show(message)
      onSaved()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      isWide
      onClose={onClose}
      title={t(entry === undefined ? 'admin.seo.addTitle' : 'admin.seo.editTitle')}
      verb={t('admin.seo.save')}
      form={form}
      record={entry && { entity: 'seo_entry', id: entry.id }}
      names={SEO_FIELD_NAMES}
    >
      <PageFields form={form} />
      <TextField {...useField(form, 'title', true)} maxLength={200} />
      <TextAreaField {...useField(form, 'meta_description', true)} rows={3} maxLength={500} />
      <div className="staff-form-row">
        <TextField {...useField(form, 'keywords')} maxLength={500} />
        <TextField {...useField(form, 'robots')} maxLength={100} />
      </div>
      <div className="staff-form-row">
        <TextField {...useField(form, 'canonical_url')} maxLength={500} />
        <TimeField
          label={t('admin.seo.field.published_at')}
          optional={t('field.optional')}
          hint={t('admin.seo.hint.published_at')}
          error={form.errorOf('published_at')}
          value={form.form.watch('published_at')}
          onChange={(at) => form.form.setValue('published_at', at, { shouldDirty: true })}
        />
      </div>
      <TextAreaField {...useField(form, 'content')} rows={4} maxLength={10_000} />
      <fieldset className="seo-cards">
        <legend className="label">{t('admin.seo.sharing')}</legend>
        <Cards form={form} />
      </fieldset>
    </FormDialog>
  )
}

function Cards({ form }: { form: StaffForm<SeoValues> }) {
  const { t } = useTranslation()
  return CARD_FIELDS.map((name) => (
    <TextField key={name} {...fieldOf(form, name, t)} maxLength={500} />
  ))
}

/** Which page in which language: a known one, or any other by its slug. */
function PageFields({ form }: { form: StaffForm<SeoValues> }) {
  const { t } = useTranslation()
  const { register, setValue, watch } = form.form
  const page = watch('page')
  const isKnown = SEO_SLUGS.includes(page)
  return (
    <>
      <div className="staff-form-row">
        <SelectField
          label={t('admin.seo.page')}
          hint={t('admin.seo.hint.slug')}
          error={isKnown ? form.errorOf('slug') : undefined}
          {...register('page', {
            onChange: ({ target }: { target: { value: string } }) =>
              setValue('slug', target.value === CUSTOM ? '' : target.value, { shouldDirty: true }),
          })}
        >
          {SEO_SLUGS.map((slug) => (
            <option key={slug}>{slug}</option>
          ))}
          <option value={SEO_PREFIXES.category}>{t('admin.seo.category')}</option>
          <option value={SEO_PREFIXES.product}>{t('admin.seo.product')}</option>
          <option value={CUSTOM}>{t('admin.seo.custom')}</option>
        </SelectField>
        <SelectField
          label={t('admin.seo.field.locale')}
          optional={t('field.optional')}
          hint={t('admin.seo.hint.locale')}
          error={form.errorOf('locale')}
          {...register('locale')}
        >
          <option value="">{t('admin.seo.all')}</option>
          {LANGUAGES.map((locale) => (
            <option key={locale}>{locale}</option>
          ))}
        </SelectField>
      </div>
      {!isKnown && (
        <TextField
          label={t('admin.seo.field.slug')}
          hint={t('admin.seo.hint.customSlug')}
          autoComplete="off"
          maxLength={200}
          error={form.errorOf('slug')}
          {...register('slug', {
            validate: (slug) =>
              (slug.trim() !== '' && (slug !== page || pageOf(slug) === CUSTOM)) ||
              t('rule.required'),
          })}
        />
      )}
    </>
  )
}

type TextName = Exclude<keyof SeoValues, 'page' | 'slug' | 'locale' | 'published_at'>

function useField(form: StaffForm<SeoValues>, name: TextName, isRequired = false) {
  const { t } = useTranslation()
  return fieldOf(form, name, t, isRequired)
}

function fieldOf(
  form: StaffForm<SeoValues>,
  name: TextName,
  t: ReturnType<typeof useTranslation>['t'],
  isRequired = false,
) {
  return {
    label: t(`admin.seo.field.${name}`),
    hint: t(`admin.seo.hint.${name}`),
    error: form.errorOf(name),
    autoComplete: 'off',
    ...(isRequired ? {} : { optional: t('field.optional') }),
    ...form.form.register(
      name,
      isRequired ? { validate: (text) => text.trim() !== '' || t('rule.required') } : {},
    ),
  }
}
