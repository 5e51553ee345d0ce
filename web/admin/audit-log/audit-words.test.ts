import { expect, test } from 'vitest'

import { AUDIT_ENTITIES } from '#contract/plain/audit.ts'

import { type AuditRow, subjectPath } from './audit-words.ts'

const pathOf = (entity: string, entity_id = '7') =>
  subjectPath({ entity, entity_id } as unknown as AuditRow)

test('what was changed leads to the screen where it is looked at', () => {
  expect(pathOf('product')).toBe('/admin/edit-product/7')
  expect(pathOf('printer')).toBe('/admin/printers/7')
  expect(pathOf('contact_submission')).toBe('/admin/contact-submissions#7')
  expect(pathOf('settings', 'vat')).toBe('/admin/settings/vat')
  expect(pathOf('settings', 'nothing')).toBeUndefined()
})

test('only what belongs to an order has no screen of its own', () => {
  const without = AUDIT_ENTITIES.filter(
    (entity) => pathOf(entity, entity === 'settings' ? 'vat' : '7') === undefined,
  )
  expect(without).toEqual(['shipment', 'payment', 'checkout'])
})
