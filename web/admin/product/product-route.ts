import type { Call } from '#contract/api.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { recordId } from '#web/admin/record-id.ts'
import { staffRoute } from '#web/admin/staff-route.ts'
import { redirect } from '#web/router/answers.ts'
import type { Params } from '#web/router/route.ts'

import { loadProduct } from './product-loader.ts'
import { ProductPage } from './product-page.tsx'

function loader({ call, params, url }: { call: Call; params: Params; url: URL }) {
  const id = url.searchParams.get('id')
  // The other form of the address: `/admin/edit-product?id=12`.
  if (params['productId'] === undefined) {
    throw redirect(
      id !== null && /^\d{1,9}$/.test(id) ? adminPath.product(Number(id)) : adminPath.newProduct,
    )
  }
  return loadProduct(call, recordId(params, 'productId'))
}

export const route = staffRoute({
  Component: ProductPage,
  loader,
  title: (data, { t }) => data?.product?.name ?? t('admin.products.title'),
})
