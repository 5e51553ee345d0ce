import type { FaqChange, FaqDraft } from '#contract/faqs.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, sentFields } from '#server/audit/record-edit.ts'
import type { Fields } from '#server/audit/undo.ts'
import type { Staff } from '#server/platform/context.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  deleteFaqRow,
  faqById,
  type FaqDetail,
  type FaqFields,
  insertFaq,
  lockFaq,
  updateFaq,
} from './faq-queries.ts'
import { adminFaqOf } from './faq-shape.ts'

/** Writes a question; a draft, at the end of its group, unless it says otherwise. */
export async function addFaq(db: Db, staff: Staff, draft: FaqDraft): Promise<FaqDetail> {
  return inTransaction(db, async (trx) => {
    const { group, question, answer } = draft
    const empty: Written = { ...NO_TEXTS, group, question, answer, status: 'draft', position: null }
    const id = await insertFaq(trx, withHtml({ ...empty, ...sentFields(draft) }))
    await recordChange(trx, staff, { action: 'create', entity: 'faq', entityId: id, after: draft })
    return requireFaq(trx, id)
  })
}

/** Changes what is sent of a question. Throws `not_found`, and `stale` with the record as it is. */
export async function changeFaq(
  db: Db,
  staff: Staff,
  id: number,
  { version, ...change }: FaqChange,
): Promise<FaqDetail> {
  return inTransaction(db, async (trx) => {
    await lockFaq(trx, id)
    const before = await requireFaq(trx, id)
    await refuseStale(before, version, () => adminFaqOf(before))
    const fields = withHtml({ ...fieldsOf(before), ...sentFields(change) })
    await updateFaq(trx, id, fields)
    await recordEdit(trx, staff, { entity: 'faq', before, after: fields })
    return requireFaq(trx, id)
  })
}

/** Writes former fields of a locked question again. */
export async function putBackFaq(trx: Trx, id: number, former: Fields): Promise<void> {
  const row = await requireFaq(trx, id)
  await updateFaq(trx, id, withHtml({ ...fieldsOf(row), ...former }))
}

/** Deletes a question with its votes. Throws `not_found`. */
export async function deleteFaq(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockFaq(trx, id)
    const { question, group } = await requireFaq(trx, id)
    await deleteFaqRow(trx, id)
    await recordChange(trx, staff, {
      action: 'delete',
      entity: 'faq',
      entityId: id,
      before: { question, group },
    })
  })
}

export async function requireFaq(db: Db, id: number): Promise<FaqDetail> {
  const row = await faqById(db, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'faqs.not_found' })
  return row
}

type Written = Omit<FaqFields, 'answer_html' | 'answer_html_nl' | 'answer_html_fr'>

const NO_TEXTS = { question_nl: '', question_fr: '', answer_nl: '', answer_fr: '' }

function fieldsOf(row: FaqDetail): Written {
  const { group, question, question_nl, question_fr, answer, answer_nl, answer_fr } = row
  const { status, position } = row
  return {
    group,
    question,
    question_nl,
    question_fr,
    answer,
    answer_nl,
    answer_fr,
    status,
    position,
  }
}

/** An answer’s facts, `{{fee.BE}}`, stay names here: they are filled in when it is read. */
function withHtml(fields: Written): FaqFields {
  return {
    ...fields,
    answer_html: renderMarkdown(fields.answer),
    answer_html_nl: renderMarkdown(fields.answer_nl),
    answer_html_fr: renderMarkdown(fields.answer_fr),
  }
}
