import type { Call } from '#contract/api.ts'
import { staffRoute } from '#web/admin/staff-route.ts'

import { loadProduct } from './product-loader.ts'
import { ProductPage } from './product-page.tsx'

export const route = staffRoute({
  Component: ProductPage,
  loader: ({ call }: { call: Call }) => loadProduct(call, undefined),
  title: (_, { t }) => t('admin.products.add'),
})
