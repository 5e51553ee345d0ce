import type { Call } from '#contract/api.ts'
import { loader as categories } from '#web/admin/categories/categories-loader.ts'

/** What a selection is made by. */
export async function loader({ call }: { call: Call }) {
  const query = { per_page: '100', sort: 'name', direction: 'asc' } as const
  const [brands, tree] = await Promise.all([
    call('GET /admin/brands', { query }),
    categories({ call }),
  ])
  return { brands: brands.data, categories: tree }
}

export type PriceUpdateData = Awaited<ReturnType<typeof loader>>
