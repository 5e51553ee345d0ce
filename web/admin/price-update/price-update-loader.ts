import type { Call } from '#contract/api.ts'
import { loader as categories } from '#web/admin/categories/categories-loader.ts'
import { allBrands } from '#web/admin/references/all-brands.ts'

/** What a selection is made by. */
export async function loader({ call }: { call: Call }) {
  const [brands, tree] = await Promise.all([allBrands(call), categories({ call })])
  return { brands, categories: tree }
}

export type PriceUpdateData = Awaited<ReturnType<typeof loader>>
