import type { Answer } from '#contract/api.ts'
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#contract/plain/audit.ts'
import { SETTINGS_GROUPS } from '#contract/plain/settings.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import type { Translate } from '#web/language/i18n.ts'

export type AuditRow = Answer<'GET /admin/audit'>['data'][number]

/** What was done, in a word or two. */
export function actionName(action: string, t: Translate): string {
  const known = AUDIT_ACTIONS.find((one) => one === action)
  return known === undefined ? action : t(`admin.audit.action.${known}`)
}

/** Who did it; somebody whose account was deleted has no name any more. */
export function personName({ actor }: AuditRow, t: Translate): string {
  return actor.name || t('admin.audit.former')
}

/** What kind of thing it was done to. */
export function entityName(entity: string, t: Translate): string {
  const known = AUDIT_ENTITIES.find((one) => one === entity)
  return known === undefined ? entity : t(`admin.audit.entity.${known}`)
}

/** The thing itself: `Order SI-004711`, `Settings, VAT`. */
export function subjectName({ entity, entity_id: id, name }: AuditRow, t: Translate): string {
  const kind = entityName(entity, t)
  const group = SETTINGS_GROUPS.find((one) => entity === 'settings' && one === id)
  if (group !== undefined) return `${kind}, ${t(`admin.settings.group.${group}`)}`
  return `${kind} ${name ?? id}`
}

const RECORDS: ReadonlyMap<string, (id: number) => string> = new Map([
  ['order', adminPath.order],
  ['withdrawal', adminPath.withdrawal],
  ['cart', adminPath.abandonedCart],
  ['bank_statement', adminPath.bankStatement],
  ['user', adminPath.customer],
  ['product', adminPath.product],
  ['printer', adminPath.printer],
  ['blog', adminPath.blog],
  // Their messages open in the list, by their number after the hash.
  ['contact_submission', (id: number) => `${adminPath.contactSubmissions}#${id}`],
  ['catalogue_import', adminPath.productImport],
])

const LISTS: ReadonlyMap<string, string> = new Map([
  ['payment_check', adminPath.payments],
  ['daily_balance', adminPath.dailyBalances],
  ['phone_order', adminPath.phoneOrders],
  ['stock', adminPath.stock],
  ['goods_receipt', adminPath.stock],
  ['price_batch', adminPath.priceBatches],
  ['category', adminPath.categories],
  ['cockpit', adminPath.cockpit],
  ['brand', adminPath.brands],
  ['color', adminPath.colors],
  ['search_redirect', adminPath.searchRedirects],
  ['search_synonym', adminPath.searchSynonyms],
  ['banner', adminPath.banners],
  ['top_service', adminPath.topServices],
  ['seo_entry', adminPath.seoServices],
  ['faq', adminPath.faqs],
  ['review', adminPath.publicReviews],
  ['notification', adminPath.notifications],
])

/** Where the record is looked at; undefined for one that has no screen. */
export function subjectPath({ entity, entity_id: id }: AuditRow): string | undefined {
  if (entity === 'settings') {
    const group = SETTINGS_GROUPS.find((one) => one === id)
    return group && adminPath.settingsGroup(group)
  }
  const record = /^\d+$/.test(id) ? RECORDS.get(entity) : undefined
  return record?.(Number(id)) ?? LISTS.get(entity)
}

/** The file of articles that made a change; undefined for one that staff made by hand. */
export function importOf({ cause }: AuditRow): number | undefined {
  const [, id] = /^catalogue_import:(\d+)$/.exec(cause ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}
