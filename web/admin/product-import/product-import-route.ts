import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './product-import-loader.ts'
import { ProductImportPage } from './product-import-page.tsx'

export const route = staffRoute({
  Component: ProductImportPage,
  loader,
  title: (data, { t }) => data?.file.file_name ?? t('admin.imports.title'),
})
