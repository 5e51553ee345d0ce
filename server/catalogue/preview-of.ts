/** What the link to a draft vouches for. */
export function previewOf(productId: number): string {
  return `preview of product ${productId}`
}
