import { useTranslation } from '#web/language/language-context.tsx'
import { Link } from '#web/ui/link.tsx'

import type { Column } from './column.ts'
import { ROW } from './row-keys.ts'

/**
 * A row, or a card on phones. Its first column is the link; the whole of it leads there by mouse and finger.
 * What opens beside the list leaves the list where it is.
 */
export function ListRow<Row>({
  id,
  row,
  isMarked,
  columns,
  isChosen,
  to,
  name,
  tick,
}: {
  id: string
  row: Row
  /** It came while the list was open. */
  isMarked: boolean
  columns: readonly Column<Row>[]
  isChosen: boolean
  to: string | undefined
  name: string
  tick: { isOn: boolean; toggle: () => void } | undefined
}) {
  const { t } = useTranslation()
  return (
    <tr
      {...{ [ROW]: id }}
      className={`${to === undefined ? '' : 'list-leads'} ${isMarked ? 'news-mark' : ''}`}
      {...(tick?.isOn === true && { 'aria-selected': true })}
    >
      {tick !== undefined && (
        <td className="list-tick">
          <span className="check">
            <input
              type="checkbox"
              aria-label={t('admin.list.choose', { name })}
              checked={tick.isOn}
              onChange={tick.toggle}
            />
          </span>
        </td>
      )}
      {columns.map(({ id: columnId, cell, isNumeric, rank, card }) => (
        <td
          key={columnId}
          data-card={card ?? 'none'}
          className={`${isNumeric === true ? 'r' : ''} ${rank === 'wide' && !isChosen ? 'list-wide' : ''}`}
        >
          {rank === 'name' && to !== undefined ? (
            <Link className="list-link" to={to} preventScrollReset={to.includes('#')}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}
