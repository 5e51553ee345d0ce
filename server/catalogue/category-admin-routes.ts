import * as contract from '#contract/categories.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  categoriesByPage,
  deleteCategory,
  forgetFormerSlugs,
  insertCategory,
  lockCategoryTree,
  moveOutOf,
  placeCategories,
} from './category-admin-queries.ts'
import { fitsBelow } from './category-tree.ts'
import { CATEGORY, changeCategory, requirePlace } from './change-category.ts'
import { leadOn } from './former-slug-queries.ts'
import {
  addReference,
  changeReference,
  refreshSearchOf,
  removeReference,
  requireReference,
} from './reference-desk.ts'
import { namesOf, pageOfRows, requireSlug, withoutTotals } from './reference-page.ts'

const ALL = { limit: 1_000, offset: 0 }

/** The tree of categories behind the counter. */
export function categoryAdminRoutes(shop: Pick<Shop, 'db'>): Served[] {
  return [...readRoutes(shop), ...writeRoutes(shop)]
}

function readRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminCategories, async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const window = { limit: perPage, offset: (page - 1) * perPage }
      const rows = await categoriesByPage(db, { ...filter, language }, window)
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
      const staff = requireStaff(context)
      const which = { id: params.id, version: body.version }
      const data = await changeReference(db, staff, CATEGORY, which, (trx, before) =>
        changeCategory(trx, before, body),
      )
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
      const rows = await categoriesByPage(db, { language: context.language }, ALL)
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
  if (!tree.has(to)) refuseTarget('references.unknown_category')
  if (to === id || verdicts.includes('below itself')) refuseTarget('references.below_itself')
  if (verdicts.includes('too deep')) refuseTarget('references.too_deep')
}

function refuseTarget(message: MessageKey): never {
  throw new ShopError('validation', { fields: { move_to: message } })
}
