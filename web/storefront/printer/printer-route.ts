import { sharePath } from '#contract/plain/share-picture.ts'
import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { Head } from '#web/pages/head.ts'
import { itemList } from '#web/pages/item-list.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { notSoldWords } from './not-sold-words.ts'
import { loader, shouldRevalidate } from './printer-loader.ts'
import { PrinterPage } from './printer-page.tsx'
import { printerTitle } from './printer-title.ts'
import { hasSupplies, type PrinterData } from './printer-view.ts'

function head(data: PrinterData, { t, absolute, language }: HeadContext): Head {
  const { printer, rows } = data
  const offered = rows.flatMap(({ offers }) => offers)
  const title = printerTitle(t, data)
  return {
    title,
    description: hasSupplies(data)
      ? t('printerPage.about', { printer: printer.name, count: offered.length })
      : notSoldWords(t, data),
    canonical: paths.printer(printer.slug),
    image: sharePath(language, 'printer', printer.slug),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('listing.home'), path: paths.home },
            { name: title, path: paths.printer(printer.slug) },
          ],
          absolute,
        ),
        ...(offered.length === 0
          ? []
          : [itemList([...new Set(offered.map(({ slug }) => paths.product(slug)))], absolute)]),
      ],
    }),
  }
}

export const route = pageRoute({ Component: PrinterPage, loader, head, shouldRevalidate })
