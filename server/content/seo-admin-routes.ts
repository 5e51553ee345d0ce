import * as contract from '#contract/seo-entries.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, requireCurrent, sentFields } from '#server/audit/record-edit.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { adminSeoEntryOf } from './seo-entries.ts'
import {
  deleteSeoEntry,
  insertSeoEntry,
  lockSeoEntry,
  type SeoFields,
  type SeoRow,
  seoEntriesByPage,
  seoEntryById,
  updateSeoEntry,
} from './seo-queries.ts'

const ENTITY = 'seo_entry'
type Db = Shop['db']

/** SEO entries behind the counter. */
export function seoAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [...readRoutes(db), ...writeRoutes(db)]
}

function readRoutes(db: Db): Served[] {
  return [
    serve(contract.listSeoEntries, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const { rows, total } = await seoEntriesByPage(db, filter, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(adminSeoEntryOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showSeoEntry, async ({ params }) => {
      const row = await seoEntryById(db, params.id)
      if (row === undefined) throw new ShopError('not_found')
      return { data: adminSeoEntryOf(row) }
    }),
  ]
}

function writeRoutes(db: Db): Served[] {
  return [
    serve(contract.createSeoEntry, async ({ body }, context) => {
      const staff = requireStaff(context)
      const { published_at, ...texts } = body
      const row = await oncePerPage(db, async (trx) => {
        const { slug, title, meta_description } = texts
        const fields = {
          ...sentFields(texts),
          ...sentFields({ published_at: dateOf(published_at) }),
        }
        const added = await insertSeoEntry(trx, { ...fields, slug, title, meta_description })
        const after = adminSeoEntryOf(added)
        await recordChange(trx, staff, {
          action: 'create',
          entity: ENTITY,
          entityId: added.id,
          after,
        })
        return added
      })
      return { data: adminSeoEntryOf(row), message: 'seo.saved' }
    }),
    serve(contract.changeSeoEntry, async ({ params, body }, context) => {
      const staff = requireStaff(context)
      const { version, id: _id, created_at: _created, updated_at: _updated, ...sent } = body
      const { published_at, ...texts } = sent
      const row = await oncePerPage(db, async (trx) => {
        const found = await lockSeoEntry(trx, params.id)
        const before = await requireCurrent(found, version, adminSeoEntryOf)
        const fields: Partial<SeoFields> = sentFields({
          ...texts,
          published_at: dateOf(published_at),
        })
        const after = await updateSeoEntry(trx, before.id, fields)
        await recordEdit(trx, staff, {
          entity: ENTITY,
          before: adminSeoEntryOf(before),
          after: adminSeoEntryOf(after),
        })
        return after
      })
      return { data: adminSeoEntryOf(row), message: 'seo.saved' }
    }),
    serve(contract.removeSeoEntry, async ({ params }, context) => {
      const staff = requireStaff(context)
      await inTransaction(db, async (trx) => {
        const row = await deleteSeoEntry(trx, params.id)
        if (row === undefined) throw new ShopError('not_found')
        const before = adminSeoEntryOf(row)
        const change = { action: 'delete', entity: ENTITY, entityId: row.id, before } as const
        await recordChange(trx, staff, change)
      })
      return { data: null, message: 'seo.deleted' }
    }),
  ]
}

/** The database keeps slug and locale unique; whoever comes second is told so beside the field. */
async function oncePerPage(db: Db, work: (trx: Trx) => Promise<SeoRow>): Promise<SeoRow> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (!isUniqueViolation(error, 'seo_entries_one_per_page')) throw error
    throw new ShopError('validation', { fields: { slug: 'seo.slug_taken' } })
  }
}

function dateOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text
}
