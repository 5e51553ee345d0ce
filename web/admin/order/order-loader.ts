import type { Params } from 'react-router'

import type { Answer, Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'

export type AdminOrder = Answer<'GET /admin/orders/{id}'>['data']

export async function loader({ call, params }: { call: Call; params: Params }) {
  const id = recordId(params, 'orderId')
  const { data: order } = await call('GET /admin/orders/{id}', { params: { id } })
  return { order }
}

export type OrderData = Awaited<ReturnType<typeof loader>>
