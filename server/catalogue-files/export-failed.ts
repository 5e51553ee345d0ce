import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import { type CsvCells, streamCsv } from '#server/platform/write-csv.ts'

import type { FileFormat } from './export-catalogue.ts'
import { type FailedRow, failedRows, type ImportReport } from './import-report-queries.ts'
import { reasonOf } from './import-shape.ts'

const PART = 500
/** No column has this name, so that a mended file can be uploaded as it is. */
const REASON = 'reason'

/** The rows that failed as they stood in the file, each with its reason: to be mended and uploaded again. */
export async function* exportFailed(
  db: Db,
  { id, columns }: Pick<ImportReport, 'id' | 'columns'>,
  { format, language }: { format: FileFormat; language: Language },
): AsyncGenerator<string> {
  const headings = columns.map(({ heading }) => heading).filter((heading) => heading !== REASON)
  const parts = failedParts(db, id)
  const withReason = ({ cells, faults }: FailedRow) => ({
    ...cells,
    [REASON]: reasonOf(faults, columns, language),
  })
  if (format === 'csv') yield* streamCsv([...headings, REASON], asCells(parts, withReason))
  else {
    const rows: object[] = []
    for await (const part of parts) rows.push(...part.map(withReason))
    yield `${JSON.stringify(rows, null, 1)}\n`
  }
}

async function* asCells(
  parts: AsyncIterable<FailedRow[]>,
  withReason: (row: FailedRow) => Record<string, unknown>,
): AsyncGenerator<CsvCells[]> {
  for await (const part of parts)
    yield part.map((row) =>
      Object.fromEntries(
        Object.entries(withReason(row)).map(([name, cell]) => [
          name,
          typeof cell === 'string' || typeof cell === 'number' ? cell : JSON.stringify(cell),
        ]),
      ),
    )
}

async function* failedParts(db: Db, id: number): AsyncGenerator<FailedRow[]> {
  let after = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- part by part, so that few are held at once
    const rows = await failedRows(db, id, { after, limit: PART })
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.line ?? after
  }
}
