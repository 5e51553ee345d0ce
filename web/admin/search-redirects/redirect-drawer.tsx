import { LANGUAGES } from '#contract/plain/languages.ts'
import { REDIRECT_KINDS } from '#contract/plain/search-redirects.ts'
import { FormDrawer } from '#web/admin/form/form-drawer.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { bodyOf, NO_REDIRECT, type RedirectValues, valuesOf } from './redirect-values.ts'
import type { RedirectRow, RedirectsData } from './search-redirects-loader.ts'
import { TargetField } from './target-field.tsx'

const FORM = 'search-redirect'
const NAMES = {
  term: 'admin.searchRedirects.term',
  language: 'admin.searchWords.language',
  kind: 'admin.searchRedirects.kindLabel',
  target_name: 'admin.searchRedirects.target',
  page: 'admin.searchRedirects.kind.page',
} as const

/** A search that leads to a page, to add or to change. */
export function RedirectDrawer({
  redirect,
  suggested,
  categories,
  brands,
  onClose,
  onSaved,
}: {
  /** None for a new one. */
  redirect: RedirectRow | undefined
  suggested: Pick<RedirectValues, 'term' | 'language'>
  onClose: () => void
  onSaved: () => void
} & Pick<RedirectsData, 'categories' | 'brands'>) {
  const { t } = useTranslation()
  const form = useStaffForm<RedirectValues>({
    values: redirect === undefined ? { ...NO_REDIRECT, ...suggested } : valuesOf(redirect),
    current: (record) => {
      const theirs = record as RedirectRow
      return { values: valuesOf(theirs), version: theirs.version }
    },
    async send(values, version = redirect?.version) {
      const body = bodyOf(values)
      const { data, message } =
        redirect === undefined
          ? await staffCall('POST /admin/search-redirects', { body })
          : await staffCall('PUT /admin/search-redirects/{id}', {
              params: { id: redirect.id },
              body: { ...body, ...(version !== undefined && { version }) },
            })
      toasts.show(message)
      form.form.reset(valuesOf(data))
      onSaved()
      onClose()
    },
  })
  const { register, setValue } = form.form
  const isGone = redirect !== undefined && redirect.path === null && !form.isDirty
  return (
    <FormDrawer
      id={FORM}
      form={form}
      names={NAMES}
      record={redirect && { entity: 'search_redirect', id: redirect.id }}
      title={t(redirect === undefined ? 'admin.searchRedirects.add' : 'admin.searchRedirects.edit')}
      onClose={onClose}
    >
      {isGone && <Alert tone="warning">{t('admin.searchRedirects.goneText')}</Alert>}
      <TextField
        label={t('admin.searchRedirects.term')}
        hint={t('admin.searchRedirects.termHint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={80}
        error={form.errorOf('term')}
        {...register('term', { required: t('rule.required') })}
      />
      <SelectField
        label={t('admin.searchRedirects.kindLabel')}
        error={form.errorOf('kind')}
        {...register('kind', {
          onChange: () => {
            setValue('target_id', '')
            setValue('target_name', '')
          },
        })}
      >
        {REDIRECT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`admin.searchRedirects.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TargetField form={form} categories={categories} brands={brands} />
      <SelectField
        label={t('admin.searchWords.language')}
        hint={t('admin.searchRedirects.languageHint')}
        error={form.errorOf('language')}
        {...register('language')}
      >
        <option value="">{t('admin.searchRedirects.every')}</option>
        {LANGUAGES.map((code) => (
          <option key={code} value={code}>
            {t(`admin.language.${code}`)}
          </option>
        ))}
      </SelectField>
    </FormDrawer>
  )
}
