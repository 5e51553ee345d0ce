import { ShopError } from '#server/platform/shop-error.ts'

/** Throws `out_of_stock` with the most the line may have. */
export function refuseAboveStock(available: number): never {
  const stock = Math.max(0, available)
  throw new ShopError('out_of_stock', {
    message: 'cart.max_stock',
    params: { stock },
    extra: { available_stock: stock },
  })
}
