import { MISSING_PARTS } from '#contract/plain/product-status.ts'
import { PRODUCT_STATUSES } from '#contract/plain/product-status.ts'
import { PRODUCT_TYPES, STOCK_STATUSES } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { EyeOff } from '#web/ui/icons/eye-off.ts'
import { Tag } from '#web/ui/icons/tag.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { ProductActions } from './product-actions.tsx'
import { productColumns } from './product-columns.tsx'
import { productsQuery, type ProductRow, type ProductsData } from './products-loader.ts'

const NO_TAB = { origin: undefined, stock_status: undefined, status: undefined }
const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: NO_TAB },
  { text: 'admin.products.tab.house', filter: { ...NO_TAB, origin: 'house' } },
  { text: 'admin.products.tab.original', filter: { ...NO_TAB, origin: 'original' } },
  { text: 'admin.products.tab.low', filter: { ...NO_TAB, stock_status: 'low_stock' } },
  { text: 'admin.products.tab.drafts', filter: { ...NO_TAB, status: 'draft' } },
]

/** Every article, in every state. */
export function ProductsPage() {
  const { t, language } = useTranslation()
  const { page, categories, brands } = useLoaderData<ProductsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const reload = () => {
    void revalidator.revalidate()
    void refreshWork()
  }
  const categoryOptions = categories.map((category) => ({
    value: String(category.id),
    label: localName(category, language),
  }))
  const filters: readonly ListFilter[] = [
    {
      kind: 'choice',
      label: 'admin.products.category',
      name: 'category_id',
      options: categoryOptions,
    },
    {
      kind: 'choice',
      label: 'admin.products.brand',
      name: 'brand_id',
      options: brands.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    ...fixedFilters(t),
  ]
  return (
    <DataTable
      name="products"
      title="admin.products.title"
      path={adminPath.products}
      columns={productColumns(t, { language, onChanged: reload })}
      page={page}
      idOf={(row) => row.id}
      nameOf={(row) => localName(row, language)}
      to={(row) => adminPath.product(row.id)}
      tabs={TABS}
      search="admin.products.search"
      filters={filters}
      bulk={bulkActions(categoryOptions)}
      empty="admin.products.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/products', {
          query: { ...productsQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={reload}
      actions={<ProductActions />}
    />
  )
}

function fixedFilters(t: Translate): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      label: 'admin.products.type',
      name: 'type',
      options: PRODUCT_TYPES.map((value) => ({ value, label: t(`admin.products.types.${value}`) })),
    },
    {
      kind: 'choice',
      label: 'admin.products.stock',
      name: 'stock_status',
      options: STOCK_STATUSES.map((value) => ({ value, label: t(`admin.stock.state.${value}`) })),
    },
    {
      kind: 'choice',
      label: 'admin.orders.status',
      name: 'status',
      options: PRODUCT_STATUSES.map((value) => ({
        value,
        label: t(`admin.products.status.${value}`),
      })),
    },
    {
      kind: 'choice',
      label: 'admin.products.missing',
      name: 'missing',
      options: MISSING_PARTS.map((value) => ({
        value,
        label: t(`admin.products.missingPart.${value}`),
      })),
    },
  ]
}

function bulkActions(
  categories: readonly { value: string; label: string }[],
): readonly BulkAction<ProductRow>[] {
  return [
    {
      text: 'admin.products.bulk.activate',
      icon: CircleCheck,
      each: (row) => changeOne(row, 'status', 'active'),
    },
    {
      text: 'admin.products.bulk.archive',
      icon: EyeOff,
      question: 'admin.products.bulk.archiveText',
      each: (row) => changeOne(row, 'status', 'archived'),
    },
    {
      text: 'admin.products.bulk.move',
      icon: Tag,
      choices: { label: 'admin.products.category', options: categories },
      each: (row, category) => changeOne(row, 'category', category),
    },
    {
      text: 'admin.products.bulk.delete',
      icon: Trash2,
      question: 'admin.products.bulk.deleteText',
      each: (row) => changeOne(row, 'delete'),
    },
  ]
}

/** One at a time, so that the progress shows; the answer says what became of it. */
async function changeOne(
  { id }: ProductRow,
  action: 'status' | 'category' | 'delete',
  value?: string,
): Promise<string> {
  const { data } = await staffCall('POST /admin/products/bulk', {
    body: { ids: [id], action, ...(value !== undefined && { value }) },
  })
  const [result] = data.results
  if (result?.is_done !== true)
    throw new ApiError({ status: 409, code: 'conflict', message: result?.message ?? '' })
  return result.message
}
