import type { Answer, Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import type { Params } from '#web/router/route.ts'

export type AdminOrder = Answer<'GET /admin/orders/{id}'>['data']

export async function loader({ call, params }: { call: Call; params: Params }) {
  const id = recordId(params, 'orderId')
  const [{ data: order }, { data: checks }] = await Promise.all([
    call('GET /admin/orders/{id}', { params: { id } }),
    call('GET /admin/payments', { query: { order_id: id } }),
  ])
  return { order, checks }
}

export type OrderData = Awaited<ReturnType<typeof loader>>
