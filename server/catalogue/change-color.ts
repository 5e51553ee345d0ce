import type { AdminColor } from '#contract/colors.ts'
import type { Trx } from '#database/pool.ts'
import { sentFields } from '#server/audit/record-edit.ts'

import { colorById, lockColor, updateColor } from './color-queries.ts'
import { type ReferenceKind, refreshSearchOf } from './reference-desk.ts'
import { isRenamed, sentNames, type SentNames } from './reference-page.ts'

export const COLOR: ReferenceKind<AdminColor> = {
  entity: 'color',
  read: colorById,
  lock: lockColor,
  uniqueSlug: 'colors_slug_unique',
}

type Sent = SentNames & {
  [Field in 'slug' | 'hex' | 'hex_2' | 'position']?: AdminColor[Field] | undefined
}

/** Writes what was sent of a locked colour. */
export async function changeColor(trx: Trx, before: AdminColor, sent: Sent): Promise<void> {
  const { slug, hex, hex_2: second, position } = sent
  const names = sentNames(sent, before)
  const fields = sentFields({ slug, hex, second_hex: second, position })
  await updateColor(trx, before.id, { ...names, ...fields })
  if (isRenamed(names, before)) await refreshSearchOf(trx, 'color_id', before.id)
}
