import { showTextPage } from '#contract/text-pages.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { textPageReader } from './text-pages.ts'

export function textPageRoutes(shop: Pick<Shop, 'cache' | 'settings' | 'clock'>): Served[] {
  const pages = textPageReader(shop)
  return [
    serve(showTextPage, async ({ params }, { language }) => {
      const page = (await pages.get())[language].get(params.name)
      if (page === undefined) throw new ShopError('not_found')
      return { data: page }
    }),
  ]
}
