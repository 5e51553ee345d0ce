import { useTranslation } from '#web/language/language-context.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'

import type { Column } from './column.ts'
import type { ListAddress } from './use-list-address.ts'

/** Which columns are chosen; undefined while nobody has chosen and the room decides. */
export function chosenColumns(params: URLSearchParams): readonly string[] | undefined {
  const chosen = params.get('columns')
  return chosen === null ? undefined : chosen.split(',')
}

/** Ticks for the columns; the choice is part of the address, and so of a saved view. */
export function ColumnMenu<Row>({
  columns,
  list,
}: {
  columns: readonly Column<Row>[]
  list: ListAddress
}) {
  const { t } = useTranslation()
  const free = columns.filter(({ rank }) => rank !== 'name')
  const chosen = chosenColumns(list.params) ?? free.map(({ id }) => id)
  const toggle = (id: string, isOn: boolean) => {
    const next = free.filter((column) => (column.id === id ? isOn : chosen.includes(column.id)))
    // None at all is a choice too, and an empty value in an address is no value.
    list.go({ columns: next.length === 0 ? 'none' : next.map((column) => column.id).join(',') })
  }
  return (
    <PopoverMenu
      buttonLook="btn btn-secondary"
      button={
        <>
          <Icon of={Columns3} />
          <span className="list-tool-words">{t('admin.list.columns')}</span>
        </>
      }
      label={t('admin.list.columns')}
    >
      {() =>
        free.map((column) => (
          <Checkbox
            key={column.id}
            className="menu-item"
            label={t(column.header)}
            checked={chosen.includes(column.id)}
            onChange={(event) => toggle(column.id, event.target.checked)}
          />
        ))
      }
    </PopoverMenu>
  )
}
