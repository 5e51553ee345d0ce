import type { Answer, Call } from '#contract/api.ts'
import { SETTINGS_GROUPS, type SettingsGroup } from '#contract/plain/settings.ts'
import type { AuditRow } from '#web/admin/audit-log/audit-words.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { Params } from '#web/router/route.ts'

/** Of whatever group: its fields, and the version they are of. */
export type GroupValues = Record<string, unknown>

export type StaffMember = Answer<'GET /admin/staff'>['data'][number]
export type StaffSession = Answer<'GET /admin/staff/sessions'>['data'][number]

export type RunningRelease = Answer<'GET /admin/release'>['data']

export interface StaffData {
  members: readonly StaffMember[]
  sessions: readonly StaffSession[]
}

export interface SettingsData {
  group: SettingsGroup
  values: GroupValues
  version: number
  history: readonly AuditRow[]
  /** Of the group of that name. */
  staff: StaffData | undefined
  /** Of the group `shop`. */
  release: RunningRelease | undefined
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
  const [{ data }, history, staff, release] = await Promise.all([
    call(`GET /admin/settings/${asked}` as 'GET /admin/settings/shop', {}),
    call('GET /admin/audit', {
      query: { entity: 'settings', entity_id: asked, per_page: SHOWN_CHANGES },
    }),
    asked === 'staff' ? loadStaff(call) : undefined,
    asked === 'shop' ? call('GET /admin/release', {}) : undefined,
  ])
  return {
    group: asked,
    ...splitVersion(data),
    history: history.data,
    staff,
    release: release?.data,
  }
}

async function loadStaff(call: Call): Promise<StaffData> {
  const [members, sessions] = await Promise.all([
    call('GET /admin/staff', {}),
    call('GET /admin/staff/sessions', {}),
  ])
  return { members: members.data, sessions: sessions.data }
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
