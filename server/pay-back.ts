import { ShopError } from './platform/shop-error.ts'
import type { PayBack } from './withdrawals/withdrawal-desk.ts'

/** How the lines of a withdrawal are paid back: by the refund of the order desk. */
export function payBack(): PayBack {
  return async () => {
    throw new ShopError('unavailable')
  }
}
