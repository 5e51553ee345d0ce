import * as contract from '#contract/categories.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { sentFields } from '#server/audit/record-edit.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  categoriesByPage,
  categoryById,
  deleteCategory,
  forgetFormerSlugs,
  insertCategory,
  lockCategoryTree,
  moveOutOf,
  placeCategories,
  updateCategory,
} from './category-admin-queries.ts'
import { type CategoryTree, fitsBelow } from './category-tree.ts'
import { leadOn } from './former-slug-queries.ts'
import {
  addReference,
  changeReference,
  type ReferenceKind,
  refreshSearchOf,
  removeReference,
  requireReference,
} from './reference-desk.ts'
import {
  isRenamed,
  namesOf,
  pageOfRows,
  requireSlug,
  sentNames,
  withoutTotals,
} from './reference-page.ts'

const CATEGORY: ReferenceKind<contract.AdminCategory> = {
  entity: 'category',
  read: categoryById,
  lock: lockCategoryTree,
  uniqueSlug: 'categories_slug_unique',
}
const ALL = { limit: 1_000, offset: 0 }

/** The tree of categories behind the counter. */
export function categoryAdminRoutes(shop: Pick<Shop, 'db'>): Served[] {
  return [...readRoutes(shop), ...writeRoutes(shop)]
}

function readRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminCategories, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const rows = await categoriesByPage(db, filter, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return pageOfRows(rows, page, perPage)
    }),
    serve(contract.showCategory, async ({ params }) => ({
      data: await requireReference(db, CATEGORY, params.id),
    })),
  ]
}

function writeRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.createCategory, async ({ body }, context) => {
      const data = await addReference(db, requireStaff(context), CATEGORY, async (trx) => {
        const { parent_id: parentId = null, position } = body
        const slug = requireSlug(body)
        requirePlace(await lockCategoryTree(trx), undefined, parentId)
        return insertCategory(trx, { ...namesOf(body), slug, parent_id: parentId, position })
      })
      return { data, message: 'references.saved' }
    }),
    serve(contract.changeCategory, async ({ params, body }, context) => {
      const { version, slug, position, parent_id: parentId } = body
      const staff = requireStaff(context)
      const which = { id: params.id, version }
      const data = await changeReference(db, staff, CATEGORY, which, async (trx, before) => {
        if (parentId !== undefined) requirePlace(await lockCategoryTree(trx), before.id, parentId)
        const names = sentNames(body, before)
        const fields = sentFields({ slug, position, parent_id: parentId })
        await updateCategory(trx, before.id, { ...names, ...fields })
        if (isRenamed(names, before)) await refreshSearchOf(trx, 'category_id', before.id)
      })
      return { data, message: 'references.saved' }
    }),
    serve(contract.orderCategories, async ({ body: { parent_id: parentId, ids } }, context) => {
      const staff = requireStaff(context)
      await inTransaction(db, async (trx) => {
        const tree = await lockCategoryTree(trx)
        for (const id of ids) requirePlace(tree, id, parentId)
        const moved = await placeCategories(trx, parentId, ids)
        if (moved.length > 0) {
          await recordChange(trx, staff, {
            action: 'order',
            entity: CATEGORY.entity,
            entityId: parentId ?? 0,
            after: { parent_id: parentId, ids },
          })
        }
      })
      const rows = await categoriesByPage(db, {}, ALL)
      return { data: withoutTotals(rows), message: 'references.saved' }
    }),
    serve(contract.removeCategory, async ({ params: { id }, query }, context) => {
      const staff = requireStaff(context)
      const to = query.move_to
      await removeReference(db, staff, CATEGORY, id, (trx) => remove(trx, id, to))
      return { data: null, message: 'references.deleted' }
    }),
  ]
}

async function remove(trx: Trx, id: number, to: number | undefined): Promise<void> {
  const gone = await requireReference(trx, CATEGORY, id)
  if (to === undefined) await forgetFormerSlugs(trx, id)
  else {
    await requireTarget(trx, id, to)
    await moveOutOf(trx, id, to)
    await leadOn(trx, 'category', gone, to)
  }
  await deleteCategory(trx, id)
  if (to !== undefined) await refreshSearchOf(trx, 'category_id', to)
}

/** Where the contents of a category may go: to another, in whose place its children still fit. */
async function requireTarget(trx: Trx, id: number, to: number): Promise<void> {
  const tree = await lockCategoryTree(trx)
  const children = [...tree.values()].filter((row) => row.parent_id === id)
  const verdicts = children.map((child) => fitsBelow(tree, child.id, to))
  if (!tree.has(to)) refuse('move_to', 'field.unknown')
  if (to === id || verdicts.includes('below itself')) refuse('move_to', 'references.below_itself')
  if (verdicts.includes('too deep')) refuse('move_to', 'references.too_deep')
}

function requirePlace(tree: CategoryTree, id: number | undefined, parentId: number | null): void {
  if (id !== undefined && !tree.has(id)) throw new ShopError('not_found')
  const verdict = fitsBelow(tree, id, parentId)
  if (verdict !== 'fits') refuse('parent_id', REFUSALS[verdict])
}

const REFUSALS = {
  unknown: 'field.unknown',
  'below itself': 'references.below_itself',
  'too deep': 'references.too_deep',
} as const satisfies Record<string, MessageKey>

function refuse(field: 'parent_id' | 'move_to', message: MessageKey): never {
  throw new ShopError('validation', { fields: { [field]: message } })
}
