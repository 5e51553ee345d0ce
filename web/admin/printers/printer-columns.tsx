import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { PrinterRow } from './printers-loader.ts'

/** The columns of the list of printers. */
export function printerColumns(t: Translate): readonly Column<PrinterRow>[] {
  return [
    {
      id: 'name',
      header: 'admin.printers.name',
      rank: 'name',
      card: 'title',
      sort: 'name',
      cell: (row) => row.name,
      text: (row) => row.name,
    },
    {
      id: 'brand',
      header: 'admin.prices.brand',
      card: 'line',
      cell: (row) => row.brand,
      text: (row) => row.brand,
    },
    {
      id: 'series',
      header: 'admin.printers.series',
      cell: (row) => row.series,
      text: (row) => row.series,
    },
    {
      id: 'technology',
      header: 'admin.printers.technology',
      card: 'end-line',
      cell: (row) => t(`admin.printers.tech.${row.technology}`),
      text: (row) => t(`admin.printers.tech.${row.technology}`),
    },
    {
      id: 'aliases',
      header: 'admin.printers.aliases',
      rank: 'wide',
      cell: (row) => <span className="block max-w-56 truncate">{row.aliases.join(', ')}</span>,
      text: (row) => row.aliases.join(', '),
    },
    {
      id: 'fits',
      header: 'admin.printers.fits',
      isNumeric: true,
      card: 'end',
      cell: (row) =>
        row.fits_count === 0 ? (
          <Badge tone="warning">{t('admin.printers.noFit')}</Badge>
        ) : (
          row.fits_count
        ),
      text: (row) => String(row.fits_count),
    },
    {
      id: 'unconfirmed',
      header: 'admin.printers.unconfirmed',
      isNumeric: true,
      cell: (row) => (row.unconfirmed_count === 0 ? '–' : row.unconfirmed_count),
      text: (row) => String(row.unconfirmed_count),
    },
  ]
}
