import { initialOf } from '#web/commerce/words/person-name.ts'
import { nearMoment } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'

import { type Colleague, type OpenRecord, usePresence } from './use-presence.ts'

/** Which colleagues have the same record open; nothing while there is nobody. */
export function Presence({
  record,
  isEditing,
}: {
  record: OpenRecord | undefined
  isEditing: boolean
}) {
  const others = usePresence(record, isEditing)
  return (
    <div role="status" className={others.length === 0 ? 'hidden' : 'presence'}>
      {others.map((colleague) => (
        <Chip key={colleague.user_id} colleague={colleague} />
      ))}
    </div>
  )
}

function Chip({ colleague: { name, editing, since } }: { colleague: Colleague }) {
  const { t, language } = useTranslation()
  const now = useNow()
  return (
    <p className={`presence-chip ${editing ? 'is-editing' : ''}`}>
      <span className="avatar" aria-hidden="true">
        {initialOf(name)}
      </span>
      <span>
        {t(editing ? 'admin.live.editing' : 'admin.live.looking', { name })}{' '}
        <span className="text-muted">
          {t('admin.live.since', { time: nearMoment(since, now, language) })}
        </span>
      </span>
    </p>
  )
}
