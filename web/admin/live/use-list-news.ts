import { useEffect, useRef, useState } from 'react'

import type { Page } from '#web/admin/table/column.ts'
import { useListAddress } from '#web/admin/table/use-list-address.ts'

import { type LiveKind, whenTold } from './live-bus.ts'

export interface ListNews {
  /** Rows that came before those shown; 0 where the list is another in some other way. */
  count: number
}

type RowId = number | string

/**
 * What came to a list since it was read: it is read again in silence and compared, so that its search and
 * its filters hold for what is told. The rows stay where they are until `show` is called; those that came
 * are `marked` then.
 */
export function useListNews<Row extends object>({
  kind,
  page,
  idOf,
  read,
  show,
}: {
  /** Of what the list is; none for a list that does not follow. */
  kind: LiveKind | undefined
  page: Pick<Page<Row>, 'data' | 'current_page'>
  idOf: (row: Row) => RowId
  /** The same page once more. */
  read: () => Promise<Pick<Page<Row>, 'data'>>
  show: () => void
}) {
  const list = useListAddress()
  const [found, setFound] = useState<{ news: ListNews; fresh: readonly RowId[]; of: object }>()
  const [marked, setMarked] = useState<ReadonlySet<RowId>>(new Set())
  // What is found out while the list itself is read anew is about the list that was.
  const now = useRef({ data: page.data, read })
  useEffect(() => {
    now.current = { data: page.data, read }
  })
  const isNewestFirst = page.current_page === 1 && !list.params.has('sort')
  useEffect(() => {
    if (kind === undefined) return undefined
    return whenTold(
      (event) => event.kind === kind,
      () => {
        const { data } = now.current
        const compare = (then: { data: readonly Row[] }) =>
          now.current.data === data && setFound(newsOf(data, then.data, idOf, isNewestFirst))
        // Whatever failed, the next event or the next look at the list tells.
        now.current.read().then(compare, () => undefined)
      },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- how a row is named does not change
  }, [kind, isNewestFirst])
  const news = found?.of === page.data ? found.news : undefined
  return {
    news,
    marked,
    show: () => {
      setMarked(new Set(found?.fresh))
      show()
    },
  }
}

function newsOf<Row extends object>(
  shown: readonly Row[],
  read: readonly Row[],
  idOf: (row: Row) => RowId,
  isNewestFirst: boolean,
) {
  if (JSON.stringify(shown) === JSON.stringify(read)) return undefined
  const known = new Set(shown.map(idOf))
  const firstKnown = read.findIndex((row) => known.has(idOf(row)))
  const leading = read.slice(0, firstKnown === -1 ? read.length : firstKnown).map(idOf)
  const fresh = isNewestFirst ? leading : []
  return { news: { count: fresh.length }, fresh, of: shown }
}
