import type { TestShop } from '#tests/support/shop.ts'

/** What staff have changed of articles and their stock, oldest first. */
export function auditRows({ db }: Pick<TestShop, 'db'>) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'action', 'entity', 'entity_id', 'before', 'after', 'cause'])
    .where('entity', 'in', ['product', 'stock'])
    .orderBy('id')
    .execute()
}
