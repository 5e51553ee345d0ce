import { REDIRECT_PAGES } from '#contract/plain/search-redirects.ts'
import type { StaffForm } from '#web/admin/form/use-staff-form.ts'
import { FitBox } from '#web/admin/product/fit-box.tsx'
import { ProductBox } from '#web/admin/product/product-box.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField } from '#web/ui/text-field.tsx'

import type { RedirectValues } from './redirect-values.ts'
import type { RedirectsData } from './search-redirects-loader.ts'

/** What a search leads to, chosen among what is of its kind. */
export function TargetField({
  form,
  categories,
  brands,
}: { form: StaffForm<RedirectValues> } & Pick<RedirectsData, 'categories' | 'brands'>) {
  const { t, reading } = useTranslation()
  const { register, setValue, clearErrors, watch } = form.form
  const [kind, name] = watch(['kind', 'target_name'])
  const label = t(`admin.searchRedirects.kind.${kind}`)
  const required = { required: t('rule.required') }
  const choose = (id: number, chosen: string) => {
    clearErrors('target_id')
    setValue('target_id', String(id), { shouldDirty: true })
    setValue('target_name', chosen, { shouldDirty: true })
  }
  if (kind === 'page') {
    return (
      <SelectField label={label} error={form.errorOf('page')} {...register('page', required)}>
        <option value="">{t('admin.searchRedirects.choose')}</option>
        {REDIRECT_PAGES.map((page) => (
          <option key={page} value={page}>
            {t(`admin.searchRedirects.page.${page}`)}
          </option>
        ))}
      </SelectField>
    )
  }
  if (kind === 'category' || kind === 'brand') {
    const rows =
      kind === 'brand'
        ? brands.map(({ id, name: brand }) => ({ id, name: brand }))
        : categories.map((row) => ({ id: row.id, name: localName(row, reading) }))
    const named = rows.toSorted((one, other) => one.name.localeCompare(other.name, reading))
    return (
      <SelectField
        label={label}
        error={form.errorOf('target_id')}
        {...register('target_id', {
          ...required,
          onChange: (event: { target: { value: string } }) =>
            setValue(
              'target_name',
              named.find(({ id }) => String(id) === event.target.value)?.name ?? '',
            ),
        })}
      >
        <option value="">{t('admin.searchRedirects.choose')}</option>
        {named.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
    )
  }
  const error = form.errorOf('target_id')
  return (
    <div className="grid gap-2">
      {kind === 'printer' ? (
        <FitBox
          label={label}
          error={error}
          isKnown={() => false}
          onChoose={(one) => choose(one.id, one.name)}
        />
      ) : (
        <ProductBox
          label={label}
          error={error}
          isTaken={() => false}
          onChoose={(one) => choose(one.id, localName(one, reading))}
        />
      )}
      <b role="status">{name}</b>
    </div>
  )
}
