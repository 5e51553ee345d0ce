import { ShopError } from '#server/platform/shop-error.ts'

/** Throws the stock message of S§5 with the most a line may have. */
export function refuseAboveStock(available: number): never {
  const stock = Math.max(0, available)
  throw new ShopError('out_of_stock', {
    message: 'cart.max_stock',
    params: { stock },
    extra: { available_stock: stock },
  })
}
