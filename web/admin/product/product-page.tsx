import { useLoaderData } from '#web/router/hooks.ts'

import { ProductEditor } from './product-editor.tsx'
import type { ProductData } from './product-loader.ts'

/** One article with everything staff can say of it, or a new one. */
export function ProductPage() {
  const data = useLoaderData<ProductData>()
  // Another article is another form.
  return <ProductEditor key={data.product?.id ?? 'new'} data={data} />
}
