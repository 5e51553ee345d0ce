import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import type { AdminProduct } from './product-loader.ts'

type Entry = Answer<'GET /admin/products/{id}/history'>['data'][number]

/** Who changed what of it and when, with what it was before. */
export function HistoryPanel({
  product: { id, version },
  onClose,
}: {
  product: AdminProduct
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [entries, setEntries] = useState<readonly Entry[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let isOver = false
    staffCall('GET /admin/products/{id}/history', {
      params: { id },
      query: { per_page: '50' },
    }).then(
      ({ data }) => isOver || setEntries(data),
      (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a save is a reason to ask again
  }, [id, version, t])
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t('admin.product.history')}
      closeLabel={t('admin.close')}
    >
      <div className="product-history" aria-busy={entries === undefined && fault === undefined}>
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        {entries?.length === 0 && <p className="text-muted">{t('admin.product.noChanges')}</p>}
        <ol className="grid gap-4">
          {entries?.map((entry) => (
            <li key={entry.id}>
              <b>{titleOf(entry, t)}</b>
              <span className="text-muted block">
                <Moment at={entry.at} />
                {` · ${entry.actor}`}
              </span>
              {entry.action === 'update' && <Differences entry={entry} />}
            </li>
          ))}
        </ol>
      </div>
    </SidePanel>
  )
}

function titleOf({ action }: Entry, t: ReturnType<typeof useTranslation>['t']): string {
  if (action === 'create') return t('admin.product.wasCreated')
  return action === 'update' ? t('admin.product.wasChanged') : action
}

function Differences({ entry: { before, after } }: { entry: Entry }) {
  return (
    <dl className="product-differences">
      {Object.keys(after ?? {}).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <del>{wordsOf(before?.[name])}</del>
            {' → '}
            <ins>{wordsOf(after?.[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LENGTH = 160

/** A value as it was sent; lists by how many are in them. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH)}…`
}
