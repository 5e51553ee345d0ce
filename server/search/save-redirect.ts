import type { Language } from '#contract/plain/languages.ts'
import type { RedirectChange, RedirectDraft, SearchRedirect } from '#contract/search-redirects.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, requireCurrent, sentFields } from '#server/audit/record-edit.ts'
import type { Undoers } from '#server/audit/undo.ts'
import { localName } from '#server/catalogue/local-name.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { pathOf } from './redirect-of.ts'
import {
  deleteRedirectRow,
  insertRedirect,
  lockRedirect,
  redirectById,
  type RedirectFields,
  type RedirectRow,
  slugOfTarget,
  updateRedirect,
} from './redirect-queries.ts'
import { plainPhrase } from './term-words.ts'

const ENTITY = 'search_redirect'
const UNIQUE = 'search_redirects_term_unique'

/** Has a search lead to a page. Throws `validation` where it leads to one already, or to nothing. */
export function addRedirect(
  db: Db,
  staff: Staff,
  { term, kind, language = null, target_id = null, page = null }: RedirectDraft,
): Promise<RedirectRow> {
  return refusingTaken(() =>
    inTransaction(db, async (trx) => {
      const after = await checked(trx, { language, term, kind, target_id, page })
      const id = await insertRedirect(trx, after)
      await recordChange(trx, staff, { action: 'create', entity: ENTITY, entityId: id, after })
      return requireRedirect(trx, id)
    }),
  )
}

/** Changes what is sent. Throws `not_found`, `stale` with the record as it is, and `validation` as above. */
export function changeRedirect(
  db: Db,
  staff: Staff,
  { id, language }: { id: number; language: Language },
  { version, ...change }: RedirectChange,
): Promise<RedirectRow> {
  return refusingTaken(() =>
    inTransaction(db, async (trx) => {
      const locked = await lockRedirect(trx, id)
      const before = await requireCurrent(locked, version, (row) => redirectFor(row, language))
      const after = await checked(trx, { ...fieldsOf(before), ...sentFields(change) })
      await updateRedirect(trx, id, after)
      await recordEdit(trx, staff, { entity: ENTITY, before, after })
      return requireRedirect(trx, id)
    }),
  )
}

/** Throws `not_found`. */
export async function deleteRedirect(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockRedirect(trx, id)
    if (row === undefined) throw new ShopError('not_found')
    await deleteRedirectRow(trx, id)
    const before = fieldsOf(row)
    await recordChange(trx, staff, { action: 'delete', entity: ENTITY, entityId: id, before })
  })
}

export async function requireRedirect(db: Db, id: number): Promise<RedirectRow> {
  const row = await redirectById(db, id)
  if (row === undefined) throw new ShopError('not_found')
  return row
}

export function redirectFor(
  { updated_at: updatedAt, target, ...row }: RedirectRow,
  language: Language,
): SearchRedirect {
  return {
    ...row,
    name: target === null ? null : localName(target, language),
    path: pathOf(row, target?.slug),
    updated_at: updatedAt.toISOString(),
  }
}

/** A search leads again to where it led. */
export const REDIRECT_UNDOERS: Undoers = {
  [ENTITY]: {
    async current(trx, id) {
      const row = await lockRedirect(trx, Number(id))
      return row && { ...fieldsOf(row) }
    },
    putBack: (trx, id, former) => putBack(trx, Number(id), former),
  },
}

async function putBack(trx: Trx, id: number, former: Partial<RedirectFields>): Promise<void> {
  const row = await requireRedirect(trx, id)
  try {
    await updateRedirect(trx, id, { ...fieldsOf(row), ...former })
  } catch (error) {
    throw isUniqueViolation(error, UNIQUE)
      ? new ShopError('conflict', { message: 'audit.name_taken' })
      : error
  }
}

/** As it is kept: in plain letters, with the one target that its kind has. */
async function checked(trx: Trx, fields: RedirectFields): Promise<RedirectFields> {
  const { language, kind } = fields
  const term = plainPhrase(fields.term)
  if (term === '') throw wrong('term', 'field.invalid')
  if (kind === 'page') {
    if (fields.page === null) throw wrong('page', 'field.required')
    return { language, term, kind, target_id: null, page: fields.page }
  }
  if (fields.target_id === null) throw wrong('target_id', 'field.required')
  const isThere = (await slugOfTarget(trx, fields)) !== undefined
  if (!isThere) throw wrong('target_id', 'search_redirects.gone')
  return { language, term, kind, target_id: fields.target_id, page: null }
}

function wrong(
  field: 'term' | 'target_id' | 'page',
  message: 'field.invalid' | 'field.required' | 'search_redirects.gone',
): ShopError {
  return new ShopError('validation', { fields: { [field]: message } })
}

function fieldsOf({ language, term, kind, target_id, page }: RedirectRow): RedirectFields {
  return { language, term, kind, target_id, page }
}

async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error, UNIQUE)
      ? new ShopError('validation', { fields: { term: 'search_redirects.taken' } })
      : error
  }
}
