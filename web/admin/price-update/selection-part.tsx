import { useController } from 'react-hook-form'

import { ORIGINS } from '#contract/plain/statuses.ts'
import { CategoryOptions } from '#web/admin/categories/category-options.tsx'
import type { StaffForm as Form } from '#web/admin/form/use-staff-form.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData } from '#web/router/hooks.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'

import type { PriceValues } from './price-form.ts'
import type { PriceUpdateData } from './price-update-loader.ts'

/** Which articles: by what they are, or by their SKUs. */
export function SelectionPart({ form, by }: { form: Form<PriceValues>; by: PriceValues['by'] }) {
  const { t } = useTranslation()
  const way = useController({ control: form.form.control, name: 'by' })
  return (
    <section className="card admin-card price-part">
      <h2>{t('admin.prices.selectTitle')}</h2>
      <Segmented
        className="justify-self-start"
        label={t('admin.prices.selectTitle')}
        value={by}
        onChange={way.field.onChange}
        options={[
          { value: 'filter', label: t('admin.prices.byFilter') },
          { value: 'skus', label: t('admin.prices.bySkus') },
        ]}
      />
      {by === 'skus' ? (
        <TextAreaField
          label={t('admin.prices.skus')}
          hint={t('admin.prices.skusHint')}
          rows={9}
          spellCheck={false}
          error={form.errorOf('skus')}
          {...form.form.register('skus')}
        />
      ) : (
        <FilterFields form={form} />
      )}
      {form.errorOf('filter') !== undefined && <p className="error">{form.errorOf('filter')}</p>}
    </section>
  )
}

function FilterFields({ form }: { form: Form<PriceValues> }) {
  const { t } = useTranslation()
  const { brands, categories } = useLoaderData<PriceUpdateData>()
  const { register } = form.form
  const priceRule = {
    validate: (text: string) =>
      /^(?:\d{1,6}(?:[.,]\d{1,2})?)?$/.test(text.trim()) || t('admin.prices.valueWrong'),
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField label={t('admin.prices.brand')} {...register('filter.brand_slug')}>
        <option value="">{t('admin.prices.all')}</option>
        {brands.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('admin.prices.category')} {...register('filter.category_id')}>
        <option value="">{t('admin.prices.all')}</option>
        <CategoryOptions rows={categories} without={undefined} />
      </SelectField>
      <SelectField label={t('admin.prices.origin')} {...register('filter.origin')}>
        <option value="">{t('admin.prices.all')}</option>
        {ORIGINS.map((origin) => (
          <option key={origin} value={origin}>
            {t(`admin.prices.origins.${origin}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('admin.prices.priceMin')}
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('filter.price_min')}
        {...register('filter.price_min', priceRule)}
      />
      <TextField
        label={t('admin.prices.priceMax')}
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('filter.price_max')}
        {...register('filter.price_max', priceRule)}
      />
    </div>
  )
}
