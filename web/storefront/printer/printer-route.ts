import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader, shouldRevalidate } from './printer-loader.ts'
import { PrinterPage } from './printer-page.tsx'
import { printerTitle } from './printer-title.ts'
import type { PrinterData } from './printer-view.ts'

function head({ printer, rows }: PrinterData, { t, absolute }: HeadContext): Head {
  const title = printerTitle(t, printer)
  return {
    title,
    description: t('printerPage.about', {
      printer: printer.name,
      count: rows.flatMap(({ offers }) => offers).length,
    }),
    canonical: paths.printer(printer.slug),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: t('listing.home'), item: absolute(paths.home) },
          {
            '@type': 'ListItem',
            position: 2,
            name: title,
            item: absolute(paths.printer(printer.slug)),
          },
        ],
      },
    ],
  }
}

export const route = pageRoute({ Component: PrinterPage, loader, head, shouldRevalidate })
