import type { DocumentKind } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'

import { type DocumentRow, insertDocuments, takeSequence } from './queries.ts'
import type { Draft } from './snapshot.ts'

export interface DraftOf {
  draft: Draft
  orderId: number
  refundId: number | null
}

const PREFIXES: Record<DocumentKind, string> = { invoice: '', credit_note: 'CN-' }

/** `2026-000123`, and `CN-2026-000123` for a credit note. */
function numberOf(kind: DocumentKind, year: number, sequence: number): string {
  return `${PREFIXES[kind]}${year}-${String(sequence).padStart(6, '0')}`
}

/**
 * Gives drafts of one kind their numbers, in their order, and writes them for good. The series are by
 * kind and by the year of issue in Brussels. Do it last in a transaction: others wait for the number.
 */
export async function fileDocuments(trx: Trx, drafts: readonly DraftOf[]): Promise<DocumentRow[]> {
  const filed: DocumentRow[] = []
  for (const [year, ofYear] of Map.groupBy(drafts, yearOf)) {
    const kind = ofYear[0]?.draft.kind ?? 'invoice'
    const { first } = await takeSequence(trx, { kind, year, count: ofYear.length })
    const documents = ofYear.map((one, index) => {
      const sequence = first + index
      return { ...one, year, sequence, number: numberOf(kind, year, sequence) }
    })
    filed.push(...(await insertDocuments(trx, documents)))
  }
  return filed
}

function yearOf({ draft }: DraftOf): number {
  return Number(draft.issued_on.slice(0, 4))
}
