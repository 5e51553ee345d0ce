import { useState, type ReactNode } from 'react'

import { saveCsv } from '#web/admin/table/save-csv.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Table } from '#web/ui/icons/table.ts'

/** What a chart shows, as rows: the first cell of a row names it. */
export interface ChartTable {
  header: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[]; text: readonly string[] }[]
}

/** A chart with the same data as a table and as a file beside it. */
export function ChartCard({
  title,
  file,
  table,
  note,
  tools,
  children,
}: {
  title: string
  /** The name of the file. */
  file: string
  table: ChartTable
  /** What the numbers mean. */
  note?: string
  tools?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  return (
    <section className="card chart-card" aria-label={title}>
      <div className="chart-head">
        <h2>{title}</h2>
        <div className="chart-tools">
          {tools}
          <Button
            look="ghost"
            icon={<Icon of={Table} />}
            aria-pressed={isTable}
            aria-label={t('admin.dashboard.showTable', { title })}
            title={t('admin.dashboard.asTable')}
            onClick={() => setIsTable(!isTable)}
          >
            <span className="chart-word">{t('admin.dashboard.asTable')}</span>
          </Button>
          <Button
            look="ghost"
            icon={<Icon of={Download} />}
            aria-label={t('admin.dashboard.saveCsv', { title })}
            onClick={() => saveCsv(file, [table.header, ...table.rows.map((row) => row.text)])}
          >
            <span className="chart-word">{t('admin.dashboard.csv')}</span>
          </Button>
        </div>
      </div>
      {isTable ? <Rows table={table} title={title} /> : children}
      {note !== undefined && <p className="text-small text-muted">{note}</p>}
    </section>
  )
}

function Rows({ table: { header, rows }, title }: { table: ChartTable; title: string }) {
  return (
    <div
      className="chart-table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what may scroll must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <table className="dtable">
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={name} className={place(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={header[index]} className={place(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Numbers stand to the right of what they are of. */
function place(index: number): string {
  return index === 0 ? '' : 'r'
}
