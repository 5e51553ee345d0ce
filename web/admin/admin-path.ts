import { ADMIN_PAGES } from '#contract/plain/admin-paths.ts'
import { withPart } from '#contract/plain/page-paths.ts'
import type { SettingsGroup } from '#contract/plain/settings.ts'

/** Every address of the back office, as links need it. */
export const adminPath = {
  ...ADMIN_PAGES,
  order: (id: number) => withPart(ADMIN_PAGES.order, id),
  bankStatement: (id: number) => withPart(ADMIN_PAGES.bankStatement, id),
  withdrawal: (id: number) => withPart(ADMIN_PAGES.withdrawal, id),
  abandonedCart: (id: number) => withPart(ADMIN_PAGES.abandonedCart, id),
  customer: (id: number) => withPart(ADMIN_PAGES.customer, id),
  settingsGroup: (group: SettingsGroup) => withPart(ADMIN_PAGES.settingsGroup, group),
  printer: (id: number) => withPart(ADMIN_PAGES.printer, id),
  productImport: (id: number) => withPart(ADMIN_PAGES.productImport, id),
  product: (id: number) => withPart(ADMIN_PAGES.product, id),
  mail: (id: number) => withPart(ADMIN_PAGES.mail, id),
  blog: (id: number) => withPart(ADMIN_PAGES.blog, id),
} as const
