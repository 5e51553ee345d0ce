import { type Language, LANGUAGES } from '#contract/plain/languages.ts'
import { FormDrawer } from '#web/admin/form/form-drawer.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { SynonymRow } from './search-synonyms-loader.ts'
import { TrySynonym } from './try-synonym.tsx'

const FORM = 'search-synonym'
const NAMES = {
  language: 'admin.searchWords.language',
  word: 'admin.searchWords.word',
  means: 'admin.searchWords.means',
} as const

/** A search word, to add or to change, and below it what it would do. */
export function SynonymDrawer({
  synonym,
  suggested,
  onClose,
  onSaved,
}: {
  /** None for a new one. */
  synonym: SynonymRow | undefined
  suggested: { language: Language; word: string }
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: synonym === undefined ? { ...suggested, means: '' } : valuesOf(synonym),
    current: (record) => {
      const theirs = record as SynonymRow
      return { values: valuesOf(theirs), version: theirs.version }
    },
    async send(body, version = synonym?.version) {
      const { data, message } =
        synonym === undefined
          ? await staffCall('POST /admin/search-synonyms', { body })
          : await staffCall('PUT /admin/search-synonyms/{id}', {
              params: { id: synonym.id },
              body: { ...body, ...(version !== undefined && { version }) },
            })
      toasts.show(message)
      form.form.reset(valuesOf(data))
      onSaved()
      onClose()
    },
  })
  const { register, watch } = form.form
  return (
    <FormDrawer
      id={FORM}
      form={form}
      names={NAMES}
      record={synonym && { entity: 'search_synonym', id: synonym.id }}
      title={t(synonym === undefined ? 'admin.searchWords.add' : 'admin.searchWords.edit')}
      onClose={onClose}
      below={<TrySynonym synonym={watch()} />}
    >
      <TextField
        label={t('admin.searchWords.word')}
        hint={t('admin.searchWords.wordHint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={80}
        error={form.errorOf('word')}
        {...register('word', { required: t('rule.required') })}
      />
      <TextField
        label={t('admin.searchWords.means')}
        hint={t('admin.searchWords.meansHint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={200}
        error={form.errorOf('means')}
        {...register('means', { required: t('rule.required') })}
      />
      <SelectField
        label={t('admin.searchWords.language')}
        error={form.errorOf('language')}
        {...register('language')}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code}>
            {t(`admin.language.${code}`)}
          </option>
        ))}
      </SelectField>
    </FormDrawer>
  )
}

function valuesOf({ language, word, means }: SynonymRow) {
  return { language, word, means }
}
