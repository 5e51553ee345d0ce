import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'

import type { Difference } from './differences.ts'
import { fieldName, statusName } from './field-words.ts'

/** Fields of a change, one a line: the former value struck through, the new one bold. */
export function DifferenceList({
  entity,
  differences,
  atMost = differences.length,
}: {
  /** What was changed: its fields and statuses are named in words. */
  entity: string
  differences: readonly Difference[]
  /** The rest is counted. */
  atMost?: number
}) {
  const { t } = useTranslation()
  const rest = differences.length - atMost
  return (
    <dl className="audit-differences num">
      {differences.slice(0, atMost).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(entity, field, t)}</dt>
          <dd>
            {!isNothing(before) && (
              <del>
                <span className="sr-only">{`${t('admin.audit.before')} `}</span>
                {inWords({ entity, field, value: before }, t)}
              </del>
            )}
            {!isNothing(before) && !isNothing(after) && <Icon of={ArrowRight} />}
            {!isNothing(after) && (
              <ins>
                <span className="sr-only">{`${t('admin.audit.after')} `}</span>
                {inWords({ entity, field, value: after }, t)}
              </ins>
            )}
          </dd>
        </div>
      ))}
      {rest > 0 && (
        <div>
          <dt>{t('admin.audit.more', { count: rest })}</dt>
        </div>
      )}
    </dl>
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A value as text; the log's file shows the same. */
export function inWords(
  { entity, field, value }: { entity: string; field: string; value: unknown },
  t: Translate,
): string {
  if (isNothing(value)) return ''
  if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no')
  if (Array.isArray(value))
    return value.map((part: unknown) => inWords({ entity, field, value: part }, t)).join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return field === 'status' ? statusName(entity, value, t) : value
}
