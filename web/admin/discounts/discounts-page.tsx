import { PriceUpdate } from '#web/admin/price-update/price-update.tsx'

/** Sale prices of many articles at once. */
export function DiscountsPage() {
  return <PriceUpdate kind="discount" />
}
