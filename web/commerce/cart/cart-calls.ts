import type { Answer, Call, Input } from '#contract/api.ts'

/** The same calls for guests and customers: only their paths differ. */
export interface CartCalls {
  show: () => Promise<Answer<'GET /guest/cart'>>
  add: (
    productId: number,
    body: { quantity: number; product_color_id?: number },
  ) => Promise<Answer<'GET /guest/cart'>>
  setQuantity: (id: number, quantity: number) => Promise<Answer<'GET /guest/cart'>>
  remove: (id: number) => Promise<Answer<'GET /guest/cart'>>
  clear: () => Promise<Answer<'GET /guest/cart'>>
  save: (id: number) => Promise<Answer<'GET /guest/cart'>>
  moveSaved: (id: number) => Promise<Answer<'GET /guest/cart'>>
  removeSaved: (id: number) => Promise<Answer<'GET /guest/cart'>>
  swap: (body: SwapBody) => Promise<Answer<'GET /guest/cart'>>
  suggestions: () => Promise<Answer<'GET /guest/cart/suggestions'>>
}

export type SwapBody = Input<'POST /guest/cart/swap'>['body']

export function guestCartCalls(call: Call): CartCalls {
  return {
    show: () => call('GET /guest/cart', {}),
    add: (productId, body) =>
      call('POST /guest/cart/add/{productId}', { params: { productId }, body }),
    setQuantity: (id, quantity) =>
      call('PUT /guest/cart/items/{id}', { params: { id }, body: { quantity } }),
    remove: (id) => call('DELETE /guest/cart/items/{id}', { params: { id } }),
    clear: () => call('DELETE /guest/cart/clear', {}),
    save: (id) => call('POST /guest/cart/items/{id}/save', { params: { id }, body: {} }),
    moveSaved: (id) => call('POST /guest/cart/saved/{id}/move', { params: { id }, body: {} }),
    removeSaved: (id) => call('DELETE /guest/cart/saved/{id}', { params: { id } }),
    swap: (body) => call('POST /guest/cart/swap', { body }),
    suggestions: () => call('GET /guest/cart/suggestions', {}),
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
    save: (id) => call('POST /customer/cart/items/{id}/save', { params: { id }, body: {} }),
    moveSaved: (id) => call('POST /customer/cart/saved/{id}/move', { params: { id }, body: {} }),
    removeSaved: (id) => call('DELETE /customer/cart/saved/{id}', { params: { id } }),
    swap: (body) => call('POST /customer/cart/swap', { body }),
    suggestions: () => call('GET /customer/cart/suggestions', {}),
  }
}
