import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowDown } from '#web/ui/icons/arrow-down.ts'
import { ArrowUpDown } from '#web/ui/icons/arrow-up-down.ts'
import { ArrowUp } from '#web/ui/icons/arrow-up.ts'
import { Link } from '#web/ui/link.tsx'

import type { Column } from './column.ts'
import type { ListAddress } from './use-list-address.ts'

interface Ticks {
  isOn: boolean
  isSome: boolean
  toggle: () => void
}

/** The heads of the columns, which stay in sight. One that sorts leads to the other order. */
export function ListHead<Row>({
  columns,
  list,
  isChosen,
  all,
}: {
  columns: readonly Column<Row>[]
  list: ListAddress
  /** Somebody has chosen the columns: each is shown whatever the room. */
  isChosen: boolean
  all: Ticks | undefined
}) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {all !== undefined && (
          <th className="list-tick">
            <span className="check">
              <input
                type="checkbox"
                aria-label={t('admin.list.chooseAll')}
                checked={all.isOn}
                ref={(box) => {
                  if (box !== null) box.indeterminate = all.isSome && !all.isOn
                }}
                onChange={all.toggle}
              />
            </span>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} list={list} isChosen={isChosen} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell<Row>({
  column: { header, sort, isNumeric, rank },
  list,
  isChosen,
}: {
  column: Column<Row>
  list: ListAddress
  isChosen: boolean
}) {
  const { t } = useTranslation()
  const look = `${isNumeric === true ? 'r' : ''} ${rank === 'wide' && !isChosen ? 'list-wide' : ''}`
  if (sort === undefined) {
    return <th className={look}>{t(header)}</th>
  }
  const isSorted = list.params.get('sort') === sort
  const isAscending = list.params.get('direction') === 'asc'
  const way = isAscending ? 'ascending' : 'descending'
  const state = isSorted ? way : 'none'
  const icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[state]
  return (
    <th className={look} aria-sort={state}>
      <Link
        className="list-sort"
        to={list.with({ sort, direction: isSorted && !isAscending ? 'asc' : 'desc' })}
        preventScrollReset
      >
        {t(header)}
        <Icon of={icon} />
      </Link>
    </th>
  )
}
