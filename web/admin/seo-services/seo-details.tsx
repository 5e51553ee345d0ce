import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { SEO_FIELD_NAMES } from './seo-form.ts'
import type { SeoRow } from './seo-services-loader.ts'

/** An entry to read: every field, and what stands in it. */
export function SeoDetails({ entry, onClose }: { entry: SeoRow; onClose: () => void }) {
  const { t, language } = useTranslation()
  const valueOf = (name: keyof typeof SEO_FIELD_NAMES): string => {
    if (name === 'published_at')
      return entry.published_at === null ? '–' : dateAndTime(entry.published_at, language)
    if (name === 'locale') return entry.locale ?? t('admin.seo.all')
    return entry[name] ?? '–'
  }
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t('admin.seo.details')}
      actions={<Button onClick={onClose}>{t('admin.close')}</Button>}
    >
      <dl className="seo-details">
        {(Object.keys(SEO_FIELD_NAMES) as (keyof typeof SEO_FIELD_NAMES)[]).map((name) => (
          <div key={name}>
            <dt>{t(SEO_FIELD_NAMES[name])}</dt>
            <dd>{valueOf(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
