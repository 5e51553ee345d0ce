import { expect, test } from 'vitest'

import { CATALOGUE_COLUMNS } from '#contract/plain/catalogue-columns.ts'

import { fieldName, statusName } from './field-words.ts'

const t = (key: string) => `[${key}]`

test('a field is named in words, with its language', () => {
  expect(fieldName('product', 'sale_price', t)).toBe('[admin.audit.field.sale_price]')
  expect(fieldName('product', 'name_nl', t)).toBe('[admin.audit.field.name] (NL)')
  expect(fieldName('order', 'shipping_address.city', t)).toBe(
    '[admin.audit.field.shipping_address] (city)',
  )
  expect(fieldName('product', 'brand_id', t)).toBe('[admin.audit.field.brand]')
  expect(fieldName('product', 'no_such_field', t)).toBe('no_such_field')
})

test('a setting is named as on its screen', () => {
  expect(fieldName('settings', 'legal_name', t)).toBe('[admin.settings.label.legal_name]')
  expect(fieldName('settings', 'zones.BE.flat_fee', t)).toBe('zones.BE.flat_fee')
})

test('a status is named as where the record is looked at', () => {
  expect(statusName('withdrawal', 'goods_received', t)).toBe(
    '[admin.withdrawals.status.goods_received]',
  )
  expect(statusName('order', 'processing', t)).toBe('[orders.status.processing]')
  expect(statusName('blog', 'draft', t)).toBe('[admin.blogs.status.draft]')
  expect(statusName('cart', 'odd', t)).toBe('odd')
})

test('every column of a catalogue file has a name', () => {
  const unnamed = CATALOGUE_COLUMNS.filter((column) => fieldName('product', column, t) === column)
  expect(unnamed).toEqual([])
})
