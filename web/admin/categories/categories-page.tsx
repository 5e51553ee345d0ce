import { useState } from 'react'

import { AddLink } from '#web/admin/references/add-link.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { ListSearch } from '#web/admin/table/list-search.tsx'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { CategoryRow, loader } from './categories-loader.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { afterOrder, type Level, placeOf, treeRows } from './category-moves.ts'
import { CategoryTreeRow } from './category-tree-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** The tree of categories, up to three levels deep. */
export function CategoriesPage() {
  const { t } = useTranslation()
  const { rows, place, reload, news } = useTree()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const { open, linkTo, close } = useOpenRecord()
  const [deleted, setDeleted] = useState<number>()
  const term = (useListAddress().params.get('search') ?? '').trim().toLowerCase()
  const tree = treeRows(rows, folded)
  const parents = tree.filter(({ hasChildren }) => hasChildren).map(({ row }) => row.id)
  const shown =
    term === ''
      ? tree
      : treeRows(rows).filter(({ row }) =>
          [row.name, row.name_nl, row.name_fr, row.slug].some((text) =>
            text.toLowerCase().includes(term),
          ),
        )
  const opened = rows.find(({ id }) => id === open)
  const removed = rows.find(({ id }) => id === deleted)
  const fold = (id: number) =>
    setFolded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return (
    <>
      <div className="admin-head">
        <div className="admin-head-text">
          <h1>{t('admin.categories.title')}</h1>
          <p className="text-muted text-sm">{t('admin.categories.how')}</p>
        </div>
        <AddLink to={linkTo('new')} text={t('admin.categories.add')} />
      </div>
      <p className="sr-only" role="status">
        {news}
      </p>
      <div className="card">
        <div className="list-tools">
          <ListSearch label="admin.references.search" />
          {parents.length > 0 && (
            <Button
              look="secondary"
              onClick={() => setFolded(folded.size > 0 ? new Set() : new Set(parents))}
            >
              {t(folded.size > 0 ? 'admin.categories.unfold' : 'admin.categories.fold')}
            </Button>
          )}
        </div>
        {shown.length === 0 ? (
          <p className="category-none">{t('admin.categories.empty')}</p>
        ) : (
          <ul className="category-tree">
            {shown.map(({ row, depth, hasChildren }) => (
              <CategoryTreeRow
                key={row.id}
                row={row}
                depth={term === '' ? depth : 0}
                rows={rows}
                // What is searched stands in no order that could be changed.
                isMovable={term === ''}
                isFolded={hasChildren ? folded.has(row.id) : undefined}
                link={linkTo(row.id)}
                onFold={() => fold(row.id)}
                onPlace={place}
                onDelete={() => setDeleted(row.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {(open === 'new' || opened !== undefined) && (
        <CategoryDialog key={open} category={opened} rows={rows} onClose={close} onSaved={reload} />
      )}
      {removed !== undefined && (
        <DeleteDialog
          category={removed}
          rows={rows}
          onClose={() => setDeleted(undefined)}
          onDeleted={reload}
        />
      )}
    </>
  )
}

/** The tree as it is shown: a move is there at once, and goes back where the shop refuses it. */
function useTree() {
  const { t, reading } = useTranslation()
  const loaded = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const revalidator = useRevalidator()
  const [rows, setRows] = useState(loaded)
  const [known, setKnown] = useState(loaded)
  const [news, setNews] = useState('')
  if (known !== loaded) {
    setKnown(loaded)
    setRows(loaded)
  }
  const place = async (level: Level, id: number) => {
    setRows(afterOrder(rows, level))
    try {
      const { data } = await staffCall('PUT /admin/categories-order', { body: level })
      setRows(data)
      setNews(placeText(data, id, { t, reading }))
    } catch (error) {
      setRows(rows)
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
  }
  return {
    rows,
    /** What a screen reader says of the last move. */
    news,
    place: (level: Level, id: number) => void place(level, id),
    reload: () => void revalidator.revalidate(),
  }
}

function placeText(
  rows: readonly CategoryRow[],
  id: number,
  { t, reading }: Pick<ReturnType<typeof useTranslation>, 't' | 'reading'>,
): string {
  const found = placeOf(rows, id)
  if (found === undefined) return ''
  const { row, parent, place, of } = found
  const where = { name: localName(row, reading), place, of }
  return parent === undefined
    ? t('admin.categories.movedTop', where)
    : t('admin.categories.movedUnder', { ...where, parent: localName(parent, reading) })
}
