import { Moment } from '#web/admin/layout/moment.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Prose } from '#web/ui/prose.tsx'

import type { RunningRelease } from './settings-loader.ts'

/** Which version runs, and its entry of the changelog, which is written in English. */
export function ReleaseCard({ release }: { release: RunningRelease }) {
  const { t } = useTranslation()
  const { version, commit, released_at: releasedAt, title, changes_html: changes } = release
  return (
    <section className="card admin-card">
      <div>
        <h2>{t('admin.settings.release.title', { version })}</h2>
        <p className="text-muted">
          {commit !== null && t('admin.settings.release.commit', { commit })}{' '}
          {releasedAt !== null && <Moment at={releasedAt} />}
        </p>
      </div>
      <details>
        <summary>{t('admin.settings.release.changes', { title })}</summary>
        <div lang="en">
          <Prose html={changes} />
        </div>
      </details>
    </section>
  )
}
