import type { Params } from 'react-router'

import type { Answer, Call } from '#contract/api.ts'

export type AdminOrder = Answer<'GET /admin/orders/{id}'>['data']

/** An id that is no number leads to no order. */
const NO_ID = 0

export async function loader({ call, params }: { call: Call; params: Params }) {
  const id = /^\d{1,9}$/.test(params['orderId'] ?? '') ? Number(params['orderId']) : NO_ID
  const { data: order } = await call('GET /admin/orders/{id}', { params: { id } })
  return { order }
}

export type OrderData = Awaited<ReturnType<typeof loader>>
