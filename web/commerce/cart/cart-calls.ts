import type { Answer, Call } from '#contract/api.ts'

/** The same five calls for guests and customers: only their paths differ. */
export interface CartCalls {
  show: () => Promise<Answer<'GET /guest/cart'>>
  add: (
    productId: number,
    body: { quantity: number; product_color_id?: number },
  ) => Promise<Answer<'GET /guest/cart'>>
  setQuantity: (id: number, quantity: number) => Promise<Answer<'GET /guest/cart'>>
  remove: (id: number) => Promise<Answer<'GET /guest/cart'>>
  clear: () => Promise<Answer<'GET /guest/cart'>>
}

export function guestCartCalls(call: Call): CartCalls {
  return {
    show: () => call('GET /guest/cart', {}),
    add: (productId, body) =>
      call('POST /guest/cart/add/{productId}', { params: { productId }, body }),
    setQuantity: (id, quantity) =>
      call('PUT /guest/cart/items/{id}', { params: { id }, body: { quantity } }),
    remove: (id) => call('DELETE /guest/cart/items/{id}', { params: { id } }),
    clear: () => call('DELETE /guest/cart/clear', {}),
  }
}

export function customerCartCalls(call: Call): CartCalls {
  return {
    show: () => call('GET /customer/cart', {}),
    add: (productId, body) =>
      call('POST /customer/cart/add/{productId}', { params: { productId }, body }),
    setQuantity: (id, quantity) =>
      call('PUT /customer/cart/update/{id}', { params: { id }, body: { quantity } }),
    remove: (id) => call('DELETE /customer/cart/remove/{id}', { params: { id } }),
    clear: () => call('DELETE /customer/cart/clear', {}),
  }
}
