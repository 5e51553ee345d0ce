import type { Params } from 'react-router'

import type { Call } from '#contract/api.ts'
import { SETTINGS_GROUPS, type SettingsGroup } from '#contract/plain/settings.ts'
import type { AuditRow } from '#web/admin/audit-log/audit-words.ts'
import { staffCall } from '#web/admin/staff.ts'

/** Of whatever group: its fields, and the version they are of. */
export type GroupValues = Record<string, unknown>

export interface SettingsData {
  group: SettingsGroup
  values: GroupValues
  version: number
  history: readonly AuditRow[]
}

const SHOWN_CHANGES = '5'

export async function loader({
  call,
  params,
}: {
  call: Call
  params: Params
}): Promise<SettingsData> {
  const group = SETTINGS_GROUPS.find((one) => one === (params['group'] ?? 'shop'))
  // A group that does not exist is asked for, so that the server says so.
  const asked = group ?? (params['group'] as SettingsGroup)
  const [{ data }, history] = await Promise.all([
    call(`GET /admin/settings/${asked}` as 'GET /admin/settings/shop', {}),
    call('GET /admin/audit', {
      query: { entity: 'settings', entity_id: asked, per_page: SHOWN_CHANGES },
    }),
  ])
  return { group: asked, ...splitVersion(data), history: history.data }
}

/** Writes a group, as a form of it has its fields. */
export function writeGroup(group: SettingsGroup, body: GroupValues): Promise<{ message: string }> {
  // Each group has its own fields; the server checks them.
  return staffCall(`PUT /admin/settings/${group}` as 'PUT /admin/settings/shop', { body })
}

/** The fields of a group as a form has them, apart from their version. */
export function splitVersion(record: unknown): { values: GroupValues; version: number } {
  const { version, ...values } = record as GroupValues & { version: number }
  return { values, version }
}
