import { orderListeners } from '#server/order-listeners.ts'
import { orderDesk, type OrderDesk } from '#server/orders/order-desk.ts'

import type { ApiAnswer, CallOptions } from './api-call.ts'
import { givenPerson } from './people.ts'
import type { TestShop } from './shop.ts'

/** What the jobs of orders and payments work with. */
export function deskOf({ server }: Pick<TestShop, 'server'>): OrderDesk {
  return orderDesk(server.shop, orderListeners(server.shop))
}

export interface Desk {
  staffName: string
  get: (path: string) => Promise<ApiAnswer>
  post: (path: string, body?: object, options?: CallOptions) => Promise<ApiAnswer>
  put: (path: string, body: object, options?: CallOptions) => Promise<ApiAnswer>
  patch: (path: string, body: object) => Promise<ApiAnswer>
  /** The order as staff see it. */
  order: (id: number) => Promise<ApiAnswer['body']['data']>
  /** Ships pieces of the order's lines: of all, as far as they are left, without any. */
  ship: (id: number, quantities?: readonly number[]) => Promise<ApiAnswer>
}

/** A member of staff with the calls of the order desk. */
export async function givenDesk(shop: TestShop): Promise<Desk> {
  const { id: staffId, token } = await givenPerson(shop, 'admin')
  const { name } = await shop.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const call = (method: string, path: string, options: CallOptions = {}) =>
    shop.call(method, `/api/admin/${path}`, { token, ...options })
  const desk: Desk = {
    staffName: name,
    get: (path) => call('GET', path),
    post: (path, body = {}, options = {}) => call('POST', path, { body, ...options }),
    put: (path, body, options = {}) => call('PUT', path, { body, ...options }),
    patch: (path, body) => call('PATCH', path, { body }),
    order: async (id) => (await call('GET', `orders/${id}`)).body.data,
    async ship(id, quantities) {
      const { items } = await desk.order(id)
      const lines = items.flatMap((item: { id: number; to_ship: number }, index: number) => {
        const quantity = quantities?.[index] ?? (quantities === undefined ? item.to_ship : 0)
        return quantity === 0 ? [] : [{ order_item_id: item.id, quantity }]
      })
      const body = { carrier: 'bpost', tracking_number: `T${id}`, lines }
      return desk.post(`orders/${id}/shipments`, body)
    },
  }
  return desk
}

/** The mails about an order, oldest first. */
export async function mailsAbout(shop: TestShop, orderId: number, template?: string) {
  const mails = await shop.db
    .selectFrom('mails')
    .select(['template', 'subject', 'text', 'language', 'recipient'])
    .where('template', 'like', template ?? 'order-%')
    .orderBy('id')
    .select('dedupe_key')
    .execute()
  return mails.filter(({ dedupe_key: key }) => key.split(':')[1] === String(orderId))
}
