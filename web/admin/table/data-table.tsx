import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import type { LiveKind } from '#web/admin/live/live-bus.ts'
import { NewsBar } from '#web/admin/live/news-bar.tsx'
import { useListNews } from '#web/admin/live/use-list-news.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigation } from '#web/router/hooks.ts'

import { BulkBar, type BulkAction } from './bulk-bar.tsx'
import { chosenColumns, ColumnMenu } from './column-menu.tsx'
import type { Column, Page } from './column.ts'
import { ExportButton } from './export-button.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListFilters, type ListFilter } from './list-filters.tsx'
import { ListHead } from './list-head.tsx'
import { ListPager } from './list-pager.tsx'
import { ListRow } from './list-row.tsx'
import { ListSearch } from './list-search.tsx'
import { ListTabs, type ListTab } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import { followRowKeys } from './row-keys.ts'
import { useListAddress } from './use-list-address.ts'
import { ViewMenu } from './view-menu.tsx'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

interface DataTableProps<Row> {
  /** Of the screen: what saved views belong to, and the exported file. */
  name: string
  title: TextKey
  path: string
  columns: readonly Column<Row>[]
  page: Page<Row>
  idOf: (row: Row) => number | string
  nameOf: (row: Row) => string
  /** Where a row leads. */
  to?: (row: Row) => string
  tabs?: readonly ListTab[]
  search?: TextKey
  filters?: readonly ListFilter[]
  bulk?: readonly BulkAction<Row>[]
  empty: TextKey
  /** Beside the title. */
  actions?: ReactNode
  /** Between the title and the list. */
  intro?: ReactNode
  fetchPage: (page: { page: string; per_page: string }) => Promise<Page<Row>>
  onChanged: () => void
  /** What the rows are, for a list that says when there are new ones, and how it says so. */
  live?: { kind: LiveKind; text: TextKey }
}

/**
 * A list of the back office. Its state is its address; the server searches, filters, sorts and pages. Rows
 * are walked by `j`, `k`, Enter and `x`, and are cards on phones.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, page, idOf, tabs, search, filters, bulk, title } = props
  const { t } = useTranslation()
  const list = useListAddress()
  const navigation = useNavigation()
  const box = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<RowSelectionState>({})
  const chosen = chosenColumns(list.params)
  const table = useTable({
    features,
    data: page.data,
    columns: columns.map(({ id }) => ({ id })),
    getRowId: (row) => String(idOf(row)),
    state: {
      rowSelection: selection,
      columnVisibility: Object.fromEntries(
        columns.map(({ id, rank }) => [id, rank === 'name' || (chosen?.includes(id) ?? true)]),
      ),
    },
    onRowSelectionChange: setSelection,
    enableRowSelection: bulk !== undefined,
  })
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() === true)
  const rows = table.getRowModel().rows
  const picked = rows.filter((row) => row.getIsSelected()).map((row) => row.original)
  const { news, marked, show } = useListNews({
    kind: props.live?.kind,
    page,
    idOf,
    read: () =>
      props.fetchPage({ page: String(page.current_page), per_page: String(page.per_page) }),
    show: props.onChanged,
  })
  const isLoading =
    navigation.state === 'loading' && navigation.location.pathname === window.location.pathname

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    return followRowKeys(element, (id) => table.getRow(id).toggleSelected())
  })
  return (
    <>
      <div className="admin-head">
        <h1>{t(title)}</h1>
        {props.actions}
        <ExportButton name={props.name} columns={shown} fetchPage={props.fetchPage} />
      </div>
      {props.intro}
      <div className="card list-card" aria-busy={isLoading}>
        {tabs !== undefined && <ListTabs label={title} tabs={tabs} />}
        <ListTools>
          {search !== undefined && <ListSearch label={search} />}
          {filters !== undefined && <ListFilters filters={filters} />}
          <ColumnMenu columns={columns} list={list} />
          <ViewMenu screen={props.name} path={props.path} />
        </ListTools>
        {bulk !== undefined && (
          <BulkBar
            rows={picked}
            nameOf={props.nameOf}
            actions={bulk}
            onClear={() => setSelection({})}
            onDone={() => {
              setSelection({})
              props.onChanged()
            }}
          />
        )}
        {props.live !== undefined && <NewsBar news={news} text={props.live.text} onShow={show} />}
        {rows.length === 0 ? (
          <ListEmpty text={props.empty} list={list} />
        ) : (
          <div ref={box} className={`list-scroll ${isLoading ? 'is-loading' : ''}`}>
            <table className="dtable list-table" aria-label={t(title)}>
              <ListHead
                columns={shown}
                list={list}
                isChosen={chosen !== undefined}
                all={
                  bulk === undefined
                    ? undefined
                    : {
                        isOn: table.getIsAllRowsSelected(),
                        isSome: table.getIsSomeRowsSelected(),
                        toggle: () => table.toggleAllRowsSelected(),
                      }
                }
              />
              <tbody>
                {rows.map((row) => (
                  <ListRow
                    key={row.id}
                    id={row.id}
                    row={row.original}
                    isMarked={marked.has(idOf(row.original))}
                    columns={shown}
                    isChosen={chosen !== undefined}
                    to={props.to?.(row.original)}
                    name={props.nameOf(row.original)}
                    tick={
                      bulk === undefined
                        ? undefined
                        : { isOn: row.getIsSelected(), toggle: () => row.toggleSelected() }
                    }
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        <ListPager page={page} list={list} />
      </div>
    </>
  )
}
