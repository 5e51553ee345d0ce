import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { useTranslation } from '#web/language/language-context.tsx'

import type { TabProps } from './general-tab.tsx'

const SHORT_ROWS = 3
const LONG_ROWS = 10

/** Its texts side by side; what is missing in a language is marked. */
export function LanguagesTab({ form }: TabProps) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <p className="text-muted">{t('admin.product.languagesText')}</p>
      <LanguageFields
        form={form}
        name="name"
        label={t('admin.product.nameLabel')}
        maxLength={200}
        isRequired
      />
      <LanguageFields
        form={form}
        name="short_description"
        label={t('admin.product.shortDescription')}
        hint={t('admin.product.shortHint')}
        rows={SHORT_ROWS}
        maxLength={500}
      />
      <LanguageFields
        form={form}
        name="description"
        label={t('admin.product.description')}
        hint={t('admin.product.descriptionHint')}
        rows={LONG_ROWS}
        maxLength={20_000}
      />
    </section>
  )
}
