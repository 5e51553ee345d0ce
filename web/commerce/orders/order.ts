import type { Answer } from '#contract/api.ts'

/** A whole order, as its owner reads it. */
export type Order = Answer<'GET /customer/orders/{id}'>['data']
