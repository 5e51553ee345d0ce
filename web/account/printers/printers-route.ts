import { customerRoute, type CustomerLoaderArgs } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { loadOffer } from './printer-offer.ts'
import { PrintersPage, PrintersSkeleton } from './printers-page.tsx'

async function loader({ call }: CustomerLoaderArgs) {
  const { data } = await call('GET /customer/printers', {})
  return Promise.all(data.map((printer) => loadOffer(call, printer)))
}

export const route = customerRoute({
  Component: PrintersPage,
  Skeleton: PrintersSkeleton,
  ErrorBoundary: pageFailure('printers.failure.load'),
  loader,
  head: (_, { t }) => ({ title: t('printers.title') }),
})
