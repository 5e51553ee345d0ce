import type { Translate } from '#web/language/i18n.ts'

/** Who did something: a member of staff by name, or the customer, or the shop by itself. */
export function actorName(actor: string, t: Translate): string {
  if (actor === 'customer') return t('admin.order.customer')
  return actor === 'shop' || actor === 'checkout' ? t('admin.order.system') : actor
}
