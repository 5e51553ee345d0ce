import type { AdminCategory } from '#contract/categories.ts'
import type { Trx } from '#database/pool.ts'
import { sentFields } from '#server/audit/record-edit.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { categoryById, lockCategoryTree, updateCategory } from './category-admin-queries.ts'
import { type CategoryTree, fitsBelow } from './category-tree.ts'
import { type ReferenceKind, refreshSearchOf } from './reference-desk.ts'
import { isRenamed, sentNames, type SentNames } from './reference-page.ts'

export const CATEGORY: ReferenceKind<AdminCategory> = {
  entity: 'category',
  read: categoryById,
  lock: lockCategoryTree,
  uniqueSlug: 'categories_slug_unique',
}

type Sent = SentNames & {
  [Field in 'slug' | 'position' | 'parent_id']?: AdminCategory[Field] | undefined
}

/** Writes what was sent of a locked category. Throws `validation` where it cannot stand. */
export async function changeCategory(trx: Trx, before: AdminCategory, sent: Sent): Promise<void> {
  const { slug, position, parent_id: parentId } = sent
  if (parentId !== undefined) requirePlace(await lockCategoryTree(trx), before.id, parentId)
  const names = sentNames(sent, before)
  const fields = sentFields({ slug, position, parent_id: parentId })
  await updateCategory(trx, before.id, { ...names, ...fields })
  if (isRenamed(names, before)) await refreshSearchOf(trx, 'category_id', before.id)
}

/** Throws where the category cannot stand below `parentId`. */
export function requirePlace(
  tree: CategoryTree,
  id: number | undefined,
  parentId: number | null,
): void {
  if (id !== undefined && !tree.has(id)) throw new ShopError('not_found')
  const verdict = fitsBelow(tree, id, parentId)
  if (verdict === 'fits') return
  throw new ShopError('validation', { fields: { parent_id: REFUSALS[verdict] } })
}

const REFUSALS = {
  unknown: 'references.unknown_category',
  'below itself': 'references.below_itself',
  'too deep': 'references.too_deep',
} as const satisfies Record<string, MessageKey>
