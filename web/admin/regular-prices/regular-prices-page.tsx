import { PriceUpdate } from '#web/admin/price-update/price-update.tsx'

/** Many regular prices at once. */
export function RegularPricesPage() {
  return <PriceUpdate kind="regular" />
}
