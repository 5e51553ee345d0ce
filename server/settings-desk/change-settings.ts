import { type SettingsGroup, mayWriteSettings } from '#contract/plain/settings.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff, requireUser } from '#server/platform/context.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { DEFAULT_SETTINGS, Settings } from '#server/settings/defaults.ts'
import { lockSettingsGroup, settingsGroup, writeSettingsGroup } from '#server/settings/queries.ts'

import { formsOf } from './settings-groups.ts'

/** What audit rows of settings say they are about. */
export const SETTINGS_ENTITY = 'settings'

type Fields = Record<string, unknown>
/** A group as it is answered. */
export type GroupAnswer = Fields & { version: number }

/** A group as it stands now, past what any process keeps of it. */
export async function showSettings(db: Db, group: SettingsGroup): Promise<GroupAnswer> {
  const { value, version } = await settingsGroup(db, group)
  return { ...answerOf(group, value), version }
}

interface Wanted {
  group: SettingsGroup
  fields: Fields
  version?: number | undefined
}

/**
 * Changes what was sent of a group; every process hears of it with the commit. Throws `stale`,
 * `forbidden`, and `validation` for what does not fit together.
 */
export async function changeSettings(
  { db }: { db: Db },
  wanted: Wanted,
  context: Context,
): Promise<GroupAnswer> {
  return inTransaction(db, async (trx) => {
    const { before, after, version } = await writeSettings(trx, wanted, context)
    if (Object.keys(after).length > 0)
      await recordChange(trx, requireStaff(context), {
        action: 'update',
        entity: SETTINGS_ENTITY,
        entityId: wanted.group,
        before: only(before, Object.keys(after)),
        after,
      })
    return { ...before, ...after, version }
  })
}

/** The same without its audit row, as an undo needs it; answers the whole before, and what is new. */
export async function writeSettings(
  trx: Trx,
  { group, fields, version }: Wanted,
  context: Context,
): Promise<{ before: Fields; after: Fields; version: number }> {
  if (!mayWriteSettings(requireUser(context).role, group)) throw new ShopError('forbidden')
  const row = await lockSettingsGroup(trx, group)
  const before = answerOf(group, row.value)
  await refuseStale(row, version, () => ({ ...before, version: row.version }))
  const value = { ...row.value, ...keptOf(group, fields, row.value) }
  refuseFaults(group, value, context.now)
  const after = answerOf(group, value)
  const changed = Object.keys(after).filter((name) => !isSame(after[name], before[name]))
  if (changed.length === 0) return { before, after: {}, version: row.version }
  await writeSettingsGroup(trx, group, value)
  return { before, after: only(after, changed), version: row.version + 1 }
}

function answerOf(group: SettingsGroup, value: Fields): Fields {
  return formsOf(group).answerOf(wholeOf(group, value))
}

function keptOf(group: SettingsGroup, sent: Fields, value: Fields): Fields {
  const given = Object.entries(sent).filter(([, one]) => one !== undefined)
  return formsOf(group).keptOf(Object.fromEntries(given), wholeOf(group, value))
}

function refuseFaults(group: SettingsGroup, value: Fields, now: Date): void {
  const fields = formsOf(group).faults(wholeOf(group, value), now)
  if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
}

/** With the defaults of what was never changed. */
function wholeOf(group: SettingsGroup, value: Fields): Settings[SettingsGroup] {
  return Settings.shape[group].parse({
    ...DEFAULT_SETTINGS[group],
    ...value,
  })
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
