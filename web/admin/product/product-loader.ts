import type { Answer, Call } from '#contract/api.ts'

export type AdminProduct = Answer<'GET /admin/products/{id}'>['data']
export type ProductLink = NonNullable<AdminProduct['replaces']>
export type Fit = AdminProduct['printers'][number]
export type StockRow = Answer<'GET /admin/stock'>['data'][number]

/** Brands, categories and colours to choose from. */
async function loadOptions(call: Call) {
  const [{ data: categories }, { data: brands }, { data: colors }] = await Promise.all([
    call('GET /category-names', {}),
    call('GET /brands', {}),
    call('GET /colors/get-all-colors', {}),
  ])
  return { categories, brands, colors }
}

/** One article and what lies on its shelf; without an id a new one. */
export async function loadProduct(call: Call, id: number | undefined) {
  const [options, product, shelves] = await Promise.all([
    loadOptions(call),
    id === undefined ? undefined : call('GET /admin/products/{id}', { params: { id } }),
    id === undefined
      ? undefined
      : call('GET /admin/stock', { query: { product_id: id, per_page: '100', sort: 'sku' } }),
  ])
  return { options, product: product?.data, shelves: shelves?.data ?? [] }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
