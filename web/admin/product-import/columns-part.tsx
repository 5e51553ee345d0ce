import { useState } from 'react'

import {
  CATALOGUE_COLUMNS,
  type CatalogueColumn,
  KEY_COLUMNS,
} from '#contract/plain/catalogue-columns.ts'
import { fieldName } from '#web/admin/audit-log/field-words.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'

import type { ImportFile } from './product-import-loader.ts'

type Target = CatalogueColumn | null

/** What each column of the file goes to. It is remembered for the next file with the same headings. */
export function ColumnsPart({ file, onMapped }: { file: ImportFile; onMapped: () => void }) {
  const { t } = useTranslation()
  const [targets, setTargets] = useState<Readonly<Record<string, Target>>>(() =>
    Object.fromEntries(file.columns.map(({ heading, column }) => [heading, column])),
  )
  const [creates, setCreates] = useState(file.creates)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const found = Object.values(targets).filter((target) => target !== null).length
  const check = async () => {
    setIsBusy(true)
    setFault(undefined)
    try {
      const mapping = Object.entries(targets).map(([heading, column]) => ({ heading, column }))
      await staffCall('PUT /admin/products/imports/{id}', {
        params: { id: file.id },
        body: { mapping, creates },
      })
      onMapped()
    } catch (error) {
      const [ofMapping] = (error instanceof ApiError ? error.errors?.['mapping'] : undefined) ?? []
      setFault(ofMapping ?? refusalText(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <section className="card list-card" aria-labelledby="import-columns">
        <div className="import-head">
          <h2 id="import-columns">{t('admin.imports.whichColumn')}</h2>
          <span className="text-muted">
            {file.is_remembered
              ? t('admin.imports.remembered')
              : t('admin.imports.recognised', { found, count: file.columns.length })}
          </span>
        </div>
        <div className="list-scroll">
          <table className="dtable list-table" aria-labelledby="import-columns">
            <thead>
              <tr>
                <th>{t('admin.imports.column')}</th>
                <th className="list-wide">{t('admin.imports.samples')}</th>
                <th>{t('admin.imports.goesTo')}</th>
                <th>{t('admin.imports.status')}</th>
              </tr>
            </thead>
            <tbody>
              {file.columns.map(({ heading, samples }) => (
                <ColumnRow
                  key={heading}
                  heading={heading}
                  samples={samples}
                  target={targets[heading] ?? null}
                  onTarget={(target) => setTargets({ ...targets, [heading]: target })}
                />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      <div className="import-verbs">
        <Checkbox
          className="import-verbs-first"
          label={t('admin.imports.creates')}
          checked={creates}
          onChange={(event) => setCreates(event.target.checked)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('admin.imports.check')}
        </Button>
      </div>
    </form>
  )
}

function ColumnRow({
  heading,
  samples,
  target,
  onTarget,
}: {
  heading: string
  samples: readonly string[]
  target: Target
  onTarget: (target: Target) => void
}) {
  const { t } = useTranslation()
  return (
    <tr>
      <td data-card="title">
        <b>{heading}</b>
      </td>
      <td className="list-wide text-muted" data-card="line">
        <span className="import-samples">{samples.join(', ')}</span>
      </td>
      <td data-card="line">
        <select
          className="input import-target"
          aria-label={t('admin.imports.goesToOf', { heading })}
          value={target ?? ''}
          onChange={(event) =>
            onTarget(CATALOGUE_COLUMNS.find((column) => column === event.target.value) ?? null)
          }
        >
          <option value="">{t('admin.imports.nowhere')}</option>
          {CATALOGUE_COLUMNS.map((column) => (
            <option key={column} value={column}>
              {fieldName('product', column, t)}
            </option>
          ))}
        </select>
      </td>
      <td data-card="end-line">
        <TargetBadge target={target} />
      </td>
    </tr>
  )
}

function TargetBadge({ target }: { target: Target }) {
  const { t } = useTranslation()
  if (target === null) return <Badge tone="neutral">{t('admin.imports.isSkipped')}</Badge>
  return KEY_COLUMNS.some((column) => column === target) ? (
    <Badge tone="info">{t('admin.imports.isKey')}</Badge>
  ) : (
    <Badge tone="success">{t('admin.imports.isMapped')}</Badge>
  )
}
