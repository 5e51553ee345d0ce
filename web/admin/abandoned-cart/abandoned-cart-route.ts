import type { Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import { staffRoute } from '#web/admin/staff-route.ts'
import type { Params } from '#web/router/route.ts'

import { AbandonedCartPage } from './abandoned-cart-page.tsx'

async function loader({ call, params }: { call: Call; params: Params }) {
  const id = recordId(params, 'cartId')
  return (await call('GET /admin/abandoned-carts/{id}', { params: { id } })).data
}

export const route = staffRoute({
  Component: AbandonedCartPage,
  loader,
  title: (_, { t }) => t('admin.carts.title'),
})
