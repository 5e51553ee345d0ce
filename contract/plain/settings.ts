import type { Role } from './statuses.ts'

/** The groups of the shop's settings, in the order in which they are shown. */
export const SETTINGS_GROUPS = [
  'shop',
  'shipping',
  'vat',
  'payment',
  'mail',
  'stock',
  'reviews',
  'staff',
] as const
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

const SUPER_ADMINS_OWN: ReadonlySet<SettingsGroup> = new Set(['vat', 'payment', 'staff'])

/** Money, taxes and who may do what are a super admin's to write; everybody behind the counter reads them. */
export function mayWriteSettings(role: Role | undefined, group: SettingsGroup): boolean {
  return role === 'super_admin' || (role === 'admin' && !SUPER_ADMINS_OWN.has(group))
}

/** What the shop calls outside, and staff can try from the settings. */
export const CONNECTIONS = ['vies', 'payment', 'media'] as const
export type Connection = (typeof CONNECTIONS)[number]
