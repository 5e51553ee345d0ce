import { useCallback, useEffect, useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { say } from '#web/language/say.ts'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { ColumnsPart } from './columns-part.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportFigures } from './import-figures.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportSteps } from './import-steps.tsx'
import { type ImportData, rowsQuery } from './product-import-loader.ts'
import { ProgressPart } from './progress-part.tsx'
import { rowColumns } from './row-columns.tsx'
import { isAtWork, unwatchImport, watchImport } from './watch-import.ts'

/** A file on its way: what its columns mean, what it would change, how far it is, what has become of it. */
export function ProductImportPage() {
  const { t } = useTranslation()
  const { file, rows } = useLoaderData<ImportData>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const [isMapping, setIsMapping] = useState(false)
  const look = useCallback(() => void revalidate(), [revalidate])
  useNoticeOfEnd(file)
  const path = adminPath.productImport(file.id)
  const change = async (work: () => Promise<{ message: string }>) => {
    try {
      const { message } = await work()
      toasts.show(message)
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
    await revalidate()
  }
  if (rows === undefined || isMapping)
    return (
      <>
        <RecordHead back={adminPath.productImports} title={t('admin.imports.title')} />
        <ImportSteps file={isMapping ? { ...file, state: 'columns' } : file} />
        {isMapping || file.state === 'columns' ? (
          <ColumnsPart
            file={file}
            onMapped={() => {
              void revalidate()
              setIsMapping(false)
            }}
          />
        ) : (
          <ProgressPart
            file={file}
            onLook={look}
            onStop={() =>
              change(() =>
                staffCall('POST /admin/products/imports/{id}/cancel', {
                  params: { id: file.id },
                  body: {},
                }),
              )
            }
          />
        )}
      </>
    )
  return (
    <DataTable
      name="product-import"
      title="admin.imports.title"
      path={path}
      columns={rowColumns(t, file.state === 'cancelled' && file.applied_at !== null)}
      page={rows}
      idOf={(row) => row.line}
      nameOf={(row) => row.sku}
      tabs={tabsOf(file)}
      empty="admin.imports.noRows"
      fetchPage={(part) =>
        staffCall('GET /admin/products/imports/{id}/rows', {
          params: { id: file.id },
          query: { ...rowsQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={look}
      actions={
        <ImportActions
          file={file}
          onColumns={() => setIsMapping(true)}
          onApply={() =>
            change(() =>
              staffCall('POST /admin/products/imports/{id}/apply', {
                params: { id: file.id },
                body: {},
              }),
            )
          }
        />
      }
      intro={
        <>
          <ImportSteps file={file} />
          <ImportOutcome file={file} />
          <ImportFigures file={file} />
        </>
      }
    />
  )
}

const ENDED = {
  checked: 'admin.imports.ended.checked',
  done: 'admin.imports.ended.done',
} as const

/** Whoever goes on elsewhere is told when the check, or the import, has ended. */
function useNoticeOfEnd({ id, state }: ImportData['file']): void {
  const navigate = useNavigate()
  useEffect(() => {
    unwatchImport(id)
    return () => {
      if (!isAtWork(state)) return
      watchImport(id, ({ file_name: file, state: end }) =>
        toasts.show(say(ENDED[end === 'checked' ? 'checked' : 'done'], { file }), {
          label: say('admin.imports.look'),
          run: () => void navigate(adminPath.productImport(id)),
          isUndo: true,
        }),
      )
    }
  }, [id, state, navigate])
}

function tabsOf(file: ImportData['file']): readonly ListTab[] {
  return [
    { text: 'admin.imports.all', filter: { outcome: undefined } },
    { text: 'admin.imports.changed', count: file.changed, filter: { outcome: 'change' } },
    { text: 'admin.imports.new', count: file.created, filter: { outcome: 'create' } },
    { text: 'admin.imports.failed', count: file.failed_rows, filter: { outcome: 'failed' } },
    { text: 'admin.imports.same', count: file.unchanged, filter: { outcome: 'same' } },
  ]
}
