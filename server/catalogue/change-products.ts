import type { AdminProduct } from '#contract/admin-products.ts'
import type { Language } from '#contract/plain/languages.ts'
import { PRODUCT_STATUSES } from '#contract/plain/product-status.ts'
import type { ProductChange } from '#contract/product-body.ts'
import { message } from '#server/platform/messages.ts'
import { refusalText } from '#server/platform/refusal-text.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { deleteProduct } from './delete-product.ts'
import { changeProduct, type Desk } from './save-product.ts'

export interface BulkChange {
  ids: readonly number[]
  action: 'status' | 'category' | 'delete'
  value?: string | number | undefined
}

export interface BulkResult {
  id: AdminProduct['id']
  is_done: boolean
  message: string
}

/** Does the same to several articles, each by itself, and says of each what became of it. Throws `validation` for a bad value. */
export async function changeProducts(
  desk: Desk,
  { ids, ...asked }: BulkChange,
  language: Language,
): Promise<BulkResult[]> {
  const change = changeOf(desk, asked)
  const results: BulkResult[] = []
  for (const id of new Set(ids)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no locks cross
    results.push(await resultOf(id, language, () => applyTo(desk, id, change)))
  }
  return results
}

function changeOf(
  { references }: Desk,
  { action, value }: Omit<BulkChange, 'ids'>,
): ProductChange | 'delete' {
  if (action === 'delete') return 'delete'
  if (action === 'status') {
    const status = PRODUCT_STATUSES.find((one) => one === value)
    if (status !== undefined) return { status }
  } else {
    const category = references.categories.find(({ id }) => id === Number(value))
    if (category !== undefined) return { category_id: category.id }
  }
  throw new ShopError('validation', { fields: { value: 'field.invalid' } })
}

async function applyTo(desk: Desk, id: number, change: ProductChange | 'delete'): Promise<void> {
  if (change === 'delete') await deleteProduct(desk, id)
  else await changeProduct(desk, id, change, () => Promise.resolve({}))
}

async function resultOf(
  id: number,
  language: Language,
  work: () => Promise<void>,
): Promise<BulkResult> {
  try {
    await work()
    return { id, is_done: true, message: message(language, 'done') }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { id, is_done: false, message: reasonsOf(error, language) }
  }
}

/** What is wrong with its fields says more than that something is. */
function reasonsOf(error: ShopError, language: Language): string {
  const fields = Object.values(error.details.fields ?? {})
  return fields.length === 0
    ? refusalText(error, language)
    : fields.map((key) => message(language, key)).join(' ')
}
