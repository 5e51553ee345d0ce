import type { CatalogueImport, ImportRow } from '#contract/catalogue-imports.ts'
import type { Language } from '#contract/plain/languages.ts'
import { message } from '#server/platform/messages.ts'

import type { ImportColumn } from './import-queries.ts'
import type { ImportReport, ReportRow } from './import-report-queries.ts'
import type { Fault } from './resolve-row.ts'

/** An import as staff see it. */
export function importOf(report: ImportReport): CatalogueImport {
  const { id, file_name, format, encoding, delimiter, state, creates, columns, is_remembered } =
    report
  const hasBegunToWrite = report.applied_at !== null
  return {
    id,
    file_name,
    format,
    encoding,
    delimiter,
    state,
    creates,
    columns,
    is_remembered,
    rows: report.rows,
    created: report.created,
    changed: report.changed,
    unchanged: report.unchanged,
    failed_rows: report.failed,
    done_rows: hasBegunToWrite ? report.done : report.checked,
    left_rows: hasBegunToWrite ? report.rows - report.done : 0,
    by: report.by,
    created_at: report.created_at.toISOString(),
    applied_at: report.applied_at?.toISOString() ?? null,
    finished_at: report.finished_at?.toISOString() ?? null,
  }
}

export function importRowOf(
  { changes, faults, ...row }: ReportRow,
  columns: readonly ImportColumn[],
  language: Language,
): ImportRow {
  return { ...row, changes: changes ?? [], reason: reasonOf(faults ?? [], columns, language) }
}

/** Why a row cannot be used, each reason beginning with what the file calls the column. */
export function reasonOf(
  faults: readonly Fault[],
  columns: readonly ImportColumn[],
  language: Language,
): string {
  return faults
    .map(({ column, key, params }) => {
      const sentence = message(language, key, params)
      const heading = columns.find((one) => column !== undefined && one.column === column)?.heading
      return column === undefined ? sentence : `${heading ?? column}: ${sentence}`
    })
    .join(' ')
}
