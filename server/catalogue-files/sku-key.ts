/** An SKU is one code however it is written. */
export function skuKey(sku: string): string {
  return sku.toLowerCase()
}
