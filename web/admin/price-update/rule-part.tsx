import { useController, useWatch } from 'react-hook-form'

import { ROUNDINGS } from '#contract/plain/price-rule.ts'
import { LeaveGuard, StaffForm } from '#web/admin/form/staff-form.tsx'
import { TimeField } from '#web/admin/form/time-field.tsx'
import type { StaffForm as Form } from '#web/admin/form/use-staff-form.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import { isSelected, type PriceKind, type PriceValues, RULES } from './price-form.ts'
import { SelectionPart } from './selection-part.tsx'

const FORM = 'price-update'
const NUMBER = /^€?\s*\d{1,6}(?:[.,]\d{1,2})?$/

/** Which articles, and what is to become of their prices. */
export function RulePart({ kind, form }: { kind: PriceKind; form: Form<PriceValues> }) {
  const { t } = useTranslation()
  const values = useWatch({ control: form.form.control }) as PriceValues
  return (
    <StaffForm id={FORM} form={form}>
      <div className="price-parts">
        <SelectionPart form={form} by={values.by} />
        <section className="card admin-card price-part">
          <h2>{t('admin.prices.ruleTitle')}</h2>
          <RuleFields kind={kind} form={form} rule={values.rule} />
          {values.rule.type !== 'remove_sale' && (
            <SelectField label={t('admin.prices.rounding')} {...form.form.register('rounding')}>
              {ROUNDINGS.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.prices.round.${one}`)}
                </option>
              ))}
            </SelectField>
          )}
          <When kind={kind} form={form} rule={values.rule} />
          <TextField
            label={t('admin.prices.note')}
            optional={t('field.optional')}
            autoComplete="off"
            maxLength={200}
            error={form.errorOf('note')}
            {...form.form.register('note')}
          />
        </section>
      </div>
      <div className="price-verbs">
        {!isSelected(values) && <span className="text-muted">{t('admin.prices.chooseFirst')}</span>}
        <Button type="submit" form={FORM} isBusy={form.isBusy} isDisabled={!isSelected(values)}>
          {t('admin.prices.preview')}
        </Button>
      </div>
      <LeaveGuard isDirty={form.isDirty} />
    </StaffForm>
  )
}

function RuleFields({
  kind,
  form,
  rule,
}: {
  kind: PriceKind
  form: Form<PriceValues>
  rule: PriceValues['rule']
}) {
  const { t } = useTranslation()
  const type = useController({ control: form.form.control, name: 'rule.type' })
  const isLower = useController({ control: form.form.control, name: 'rule.isLower' })
  const isShare = rule.type === 'percent' || rule.type === 'percent_off'
  return (
    <>
      <Segmented
        className="justify-self-start"
        label={t('admin.prices.ruleTitle')}
        value={rule.type}
        onChange={type.field.onChange}
        options={RULES[kind].map((one) => ({ value: one, label: t(`admin.prices.type.${one}`) }))}
      />
      {(rule.type === 'percent' || rule.type === 'amount') && (
        <Segmented
          className="justify-self-start"
          label={t('admin.prices.direction')}
          value={rule.isLower ? 'lower' : 'raise'}
          onChange={(direction) => isLower.field.onChange(direction === 'lower')}
          options={[
            { value: 'raise', label: t('admin.prices.raise') },
            { value: 'lower', label: t('admin.prices.lower') },
          ]}
        />
      )}
      {rule.type !== 'remove_sale' && (
        <TextField
          className="price-value"
          label={t(isShare ? 'admin.prices.share' : 'admin.prices.amount')}
          inputMode="decimal"
          autoComplete="off"
          error={form.errorOf('rule.value')}
          {...form.form.register('rule.value', {
            validate: (text, { rule: { type: now } }) =>
              now === 'remove_sale' || NUMBER.test(text.trim()) || t('admin.prices.valueWrong'),
          })}
        />
      )}
      {form.errorOf('rule') !== undefined && <p className="error">{form.errorOf('rule')}</p>}
    </>
  )
}

/** Regular prices change from a moment on, sales have a beginning and an end. */
function When({
  kind,
  form,
  rule,
}: {
  kind: PriceKind
  form: Form<PriceValues>
  rule: PriceValues['rule']
}) {
  const { t } = useTranslation()
  const { control } = form.form
  const startsAt = useController({ control, name: 'starts_at' })
  const from = useController({ control, name: 'rule.sale_from' })
  const to = useController({ control, name: 'rule.sale_to' })
  if (kind === 'regular') {
    return (
      <TimeField
        label={t('admin.prices.startsAt')}
        optional={t('field.optional')}
        hint={t('admin.prices.startsHint')}
        value={startsAt.field.value}
        onChange={startsAt.field.onChange}
        error={form.errorOf('starts_at')}
      />
    )
  }
  if (rule.type === 'remove_sale') return null
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TimeField
        label={t('admin.prices.saleFrom')}
        optional={t('field.optional')}
        value={from.field.value}
        onChange={from.field.onChange}
        error={form.errorOf('rule.sale_from')}
      />
      <TimeField
        label={t('admin.prices.saleTo')}
        optional={t('field.optional')}
        value={to.field.value}
        onChange={to.field.onChange}
        error={form.errorOf('rule.sale_to')}
      />
    </div>
  )
}
