import type { SearchSynonym, SynonymChange, SynonymDraft } from '#contract/search-synonyms.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, requireCurrent, sentFields } from '#server/audit/record-edit.ts'
import type { Undoers } from '#server/audit/undo.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { plainSynonym } from './plain-synonym.ts'
import {
  deleteSynonymRow,
  insertSynonym,
  lockSynonym,
  synonymById,
  type SynonymFields,
  type SynonymRow,
  updateSynonym,
} from './synonym-queries.ts'

const ENTITY = 'search_synonym'
const UNIQUE = 'search_synonyms_word_unique'

/** Says what a word means. Throws `validation` where the word has a meaning in that language already. */
export function addSynonym(db: Db, staff: Staff, draft: SynonymDraft): Promise<SynonymRow> {
  return refusingTaken(() =>
    inTransaction(db, async (trx) => {
      const after = plainSynonym(draft)
      const row = await insertSynonym(trx, after)
      await recordChange(trx, staff, { action: 'create', entity: ENTITY, entityId: row.id, after })
      return row
    }),
  )
}

/** Changes what is sent. Throws `not_found`, `stale` with the record as it is, and `validation` as above. */
export function changeSynonym(
  db: Db,
  staff: Staff,
  id: number,
  { version, ...change }: SynonymChange,
): Promise<SynonymRow> {
  return refusingTaken(() =>
    inTransaction(db, async (trx) => {
      const before = await requireCurrent(await lockSynonym(trx, id), version, synonymOf)
      const after = plainSynonym({ ...fieldsOf(before), ...sentFields(change) })
      const row = await updateSynonym(trx, id, after)
      await recordEdit(trx, staff, { entity: ENTITY, before, after })
      return row
    }),
  )
}

/** Throws `not_found`. */
export async function deleteSynonym(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockSynonym(trx, id)
    if (row === undefined) throw new ShopError('not_found')
    await deleteSynonymRow(trx, id)
    const before = fieldsOf(row)
    await recordChange(trx, staff, { action: 'delete', entity: ENTITY, entityId: id, before })
  })
}

export async function requireSynonym(db: Db, id: number): Promise<SynonymRow> {
  const row = await synonymById(db, id)
  if (row === undefined) throw new ShopError('not_found')
  return row
}

export function synonymOf({ updated_at: updatedAt, ...row }: SynonymRow): SearchSynonym {
  return { ...row, updated_at: updatedAt.toISOString() }
}

/** A search word goes back to what it meant. */
export const SEARCH_UNDOERS: Undoers = {
  [ENTITY]: {
    async current(trx, id) {
      const row = await lockSynonym(trx, Number(id))
      return row && { ...fieldsOf(row) }
    },
    putBack: (trx, id, former) => putBack(trx, Number(id), former),
  },
}

async function putBack(trx: Trx, id: number, former: Partial<SynonymFields>): Promise<void> {
  const row = await requireSynonym(trx, id)
  try {
    await updateSynonym(trx, id, { ...fieldsOf(row), ...former })
  } catch (error) {
    throw isUniqueViolation(error, UNIQUE)
      ? new ShopError('conflict', { message: 'audit.name_taken' })
      : error
  }
}

function fieldsOf({ language, word, means }: SynonymRow): SynonymFields {
  return { language, word, means }
}

async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error, UNIQUE)
      ? new ShopError('validation', { fields: { word: 'search_synonyms.taken' } })
      : error
  }
}
