import { useWatch } from 'react-hook-form'

import { isGtin } from '#contract/plain/gtin.ts'
import { PRODUCT_STATUSES } from '#contract/plain/product-status.ts'
import type { ProductTab } from '#contract/plain/publish-checks.ts'
import { ORIGINS, PRODUCT_TYPES } from '#contract/plain/statuses.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { ChoiceCard } from '#web/ui/choice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import type { ProductValues } from './product-form.ts'
import type { ProductData } from './product-loader.ts'
import { type ProductForm, setPart } from './use-product-form.ts'

export interface TabProps {
  form: ProductForm
  data: ProductData
}

/** What it is: names, codes, its place in the shop, what it yields, and whether it is for sale. */
export function GeneralTab({ form, data, onTab }: TabProps & { onTab: (tab: ProductTab) => void }) {
  const { t } = useTranslation()
  const { register, getValues } = form.form
  const required = { validate: (text: string) => text.trim() !== '' || t('rule.required') }
  return (
    <>
      <section className="card admin-card">
        <h2>{t('admin.product.identity')}</h2>
        <Name form={form} onTab={onTab} />
        <div className="staff-form-row">
          <TextField
            label={t('admin.stock.sku')}
            maxLength={40}
            autoComplete="off"
            error={form.errorOf('sku')}
            {...register('sku', required)}
          />
          <TextField
            label={t('admin.product.ean')}
            optional={t('field.optional')}
            hint={t('admin.product.eanHint')}
            inputMode="numeric"
            maxLength={14}
            autoComplete="off"
            error={form.errorOf('ean_number')}
            {...register('ean_number', {
              validate: (text) =>
                text.trim() === '' || isGtin(text.trim()) || t('admin.product.eanWrong'),
            })}
          />
        </div>
        <Place form={form} data={data} required={required} />
        <div className="field">
          <span className="label">{t('admin.product.origin')}</span>
          <Origin form={form} />
        </div>
        <Codes form={form} />
      </section>
      <Yield form={form} initialWarranty={getValues('warranty')} />
      <StatusCard form={form} />
    </>
  )
}

/** The English name once more: its own input stands beside the other languages. */
function Name({ form, onTab }: { form: ProductForm; onTab: (tab: ProductTab) => void }) {
  const { t } = useTranslation()
  const name = useWatch({ control: form.form.control, name: 'name' })
  return (
    <TextField
      label={t('admin.product.name')}
      hint={
        <>
          {`${t('admin.product.nameHint')} `}
          <button type="button" className="link" onClick={() => onTab('languages')}>
            {t('admin.product.tab.languages')}
          </button>
        </>
      }
      maxLength={200}
      autoComplete="off"
      value={name}
      error={form.errorOf('name')}
      onChange={({ target: { value } }) =>
        form.form.setValue('name', value, {
          shouldDirty: true,
          shouldValidate: form.errorOf('name') !== undefined,
        })
      }
    />
  )
}

function Place({
  form,
  data: { options },
  required,
}: TabProps & { required: { validate: (text: string) => boolean | string } }) {
  const { t, language } = useTranslation()
  const { register } = form.form
  return (
    <div className="product-thirds">
      <SelectField
        label={t('admin.products.brand')}
        error={form.errorOf('brand_id')}
        {...register('brand_id', required)}
      >
        <option value="">{t('admin.product.choose')}</option>
        {options.brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin.products.category')}
        error={form.errorOf('category_id')}
        {...register('category_id', required)}
      >
        <option value="">{t('admin.product.choose')}</option>
        {options.categories.map((category) => (
          <option key={category.id} value={category.id}>
            {localName(category, language)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin.products.type')}
        error={form.errorOf('type')}
        {...register('type')}
      >
        {PRODUCT_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`admin.products.types.${type}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Origin({ form }: { form: ProductForm }) {
  const { t } = useTranslation()
  const origin = useWatch({ control: form.form.control, name: 'origin' })
  return (
    <Segmented
      className="product-origin"
      label={t('admin.product.origin')}
      options={ORIGINS.map((value) => ({ value, label: t(`admin.product.origins.${value}`) }))}
      value={origin as (typeof ORIGINS)[number]}
      onChange={(value) => setPart(form, 'origin', value)}
    />
  )
}

function Codes({ form }: { form: ProductForm }) {
  const { t } = useTranslation()
  const { register } = form.form
  const optional = t('field.optional')
  return (
    <>
      <div className="product-thirds">
        <TextField
          label={t('admin.product.code')}
          optional={optional}
          hint={t('admin.product.codeHint')}
          maxLength={40}
          autoComplete="off"
          error={form.errorOf('cartridge_code')}
          {...register('cartridge_code')}
        />
        <TextField
          label={t('admin.product.partNumber')}
          optional={optional}
          maxLength={40}
          autoComplete="off"
          error={form.errorOf('manufacturer_code')}
          {...register('manufacturer_code')}
        />
        <TextField
          label={t('admin.product.series')}
          optional={optional}
          maxLength={80}
          autoComplete="off"
          error={form.errorOf('series')}
          {...register('series')}
        />
      </div>
      <TextField
        label={t('admin.product.searchCodes')}
        optional={optional}
        hint={t('admin.product.searchCodesHint')}
        maxLength={800}
        autoComplete="off"
        error={form.errorOf('search_codes')}
        {...register('search_codes')}
      />
    </>
  )
}

function Yield({ form, initialWarranty }: { form: ProductForm; initialWarranty: string }) {
  const { t } = useTranslation()
  const { register } = form.form
  const number = {
    optional: t('field.optional'),
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 9,
  } as const
  const whole = {
    validate: (text: string) => /^\s*\d*\s*$/.test(text) || t('admin.product.wholeNumber'),
  }
  const warranties = [...new Set(['12', '24', '36', initialWarranty])].filter(
    (months) => months !== 'lifetime',
  )
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.yield')}</h2>
      <div className="product-quarters">
        <TextField
          label={t('admin.product.pages')}
          error={form.errorOf('impressions')}
          {...number}
          {...register('impressions', whole)}
        />
        <TextField
          label={t('admin.product.measuredBy')}
          optional={t('field.optional')}
          list="yield-standards"
          maxLength={80}
          autoComplete="off"
          error={form.errorOf('yield_standard')}
          {...register('yield_standard')}
        />
        <datalist id="yield-standards">
          {['ISO/IEC 24711', 'ISO/IEC 19752', 'ISO/IEC 19798'].map((standard) => (
            <option key={standard}>{standard}</option>
          ))}
        </datalist>
        <TextField
          label={t('admin.product.millilitres')}
          error={form.errorOf('ml')}
          {...number}
          {...register('ml')}
        />
        <TextField
          label={t('admin.product.grams')}
          error={form.errorOf('weight_grams')}
          {...number}
          {...register('weight_grams', whole)}
        />
        <TextField
          label={t('admin.product.capacity')}
          optional={t('field.optional')}
          hint={t('admin.product.capacityHint')}
          maxLength={40}
          autoComplete="off"
          error={form.errorOf('capacity')}
          {...register('capacity')}
        />
        <TextField
          label={t('admin.product.cartridges')}
          error={form.errorOf('number_of_cartridges')}
          {...number}
          {...register('number_of_cartridges', whole)}
        />
        <SelectField
          label={t('admin.product.warranty')}
          error={form.errorOf('warranty')}
          {...register('warranty')}
        >
          <option value="lifetime">{t('admin.product.lifetime')}</option>
          {warranties.map((months) => (
            <option key={months} value={months}>
              {t('admin.product.months', { count: Number(months) })}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

function StatusCard({ form }: { form: ProductForm }) {
  const { t } = useTranslation()
  const status = useWatch({ control: form.form.control, name: 'status' })
  return (
    <section className="card admin-card">
      <fieldset>
        <legend className="product-legend">{t('admin.orders.status')}</legend>
        <div className="product-thirds">
          {PRODUCT_STATUSES.map((value) => (
            <ChoiceCard
              key={value}
              name="product-status"
              label={t(`admin.products.status.${value}`)}
              checked={status === value}
              onChange={() => setPart(form, 'status', value as ProductValues['status'])}
            >
              <span className="text-muted block">{t(`admin.product.statusText.${value}`)}</span>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
