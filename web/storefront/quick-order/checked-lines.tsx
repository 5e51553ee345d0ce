import type { RefObject } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { TriangleAlert } from '#web/ui/icons/triangle-alert.ts'

import { changed, firstPlaceOf, type QuickLine, stateOf } from './quick-line.ts'
import { QuickRow } from './quick-row.tsx'

/** How many lines are ready, and each of them; the focus comes to the heading once they are there. */
export function CheckedLines({
  heading,
  lines,
  onLines,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  lines: readonly QuickLine[]
  onLines: (lines: readonly QuickLine[]) => void
}) {
  const { t } = useTranslation()
  const states = lines.map(stateOf)
  const [ready, confirm, bad] = (['ready', 'confirm', 'bad'] as const).map(
    (state) => states.filter((one) => one === state).length,
  )
  return (
    <section className="card quick-lines" aria-labelledby="quick-lines-title">
      <div className="quick-lines-head" role="status">
        <h2 id="quick-lines-title" ref={heading} className="mr-auto text-lg" tabIndex={-1}>
          {t('quickOrder.read', { count: lines.length })}
        </h2>
        {ready !== undefined && ready > 0 && (
          <Badge tone="success">
            <Icon of={Check} /> {t('quickOrder.ready', { count: ready })}
          </Badge>
        )}
        {confirm !== undefined && confirm > 0 && (
          <Badge tone="warning">
            <Icon of={TriangleAlert} /> {t('quickOrder.confirm', { count: confirm })}
          </Badge>
        )}
        {bad !== undefined && bad > 0 && (
          <Badge tone="danger">
            <Icon of={CircleAlert} /> {t('quickOrder.bad', { count: bad })}
          </Badge>
        )}
      </div>
      <ol>
        {lines.map((line) => (
          <QuickRow
            key={line.place}
            line={line}
            twiceOf={firstPlaceOf(line, lines)}
            onChange={(change) =>
              onLines(lines.map((one) => (one === line ? changed(line, change) : one)))
            }
            onRemove={() => onLines(lines.filter((one) => one !== line))}
          />
        ))}
      </ol>
    </section>
  )
}
