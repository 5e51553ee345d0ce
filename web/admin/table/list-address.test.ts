import { describe, expect, test } from 'vitest'

import { changedAddress, listQuery, viewOfAddress } from './list-address.ts'

describe('the address of a list', () => {
  test('a filter leads to the first page and leaves the rest as it is', () => {
    expect(changedAddress('?page=4&search=peeters', { status: 'pending' })).toBe(
      '?search=peeters&status=pending',
    )
  })
  test('an empty value is no value', () => {
    expect(changedAddress('?status=pending', { status: '' })).toBe('')
    expect(changedAddress('?status=pending', { status: undefined })).toBe('')
  })
  test('the page alone changes', () => {
    expect(changedAddress('?search=a&page=2', { page: '3' })).toBe('?search=a&page=3')
  })
  test('the API is asked what it knows', () => {
    const url = new URL('https://shop.example/admin/orders?page=2&status=pending&columns=a&search=')
    expect(listQuery(url, ['status', 'country'])).toEqual({
      per_page: '25',
      page: '2',
      status: 'pending',
    })
  })
  test('a view is an address without its page', () => {
    expect(viewOfAddress('?page=4&status=pending&columns=a,b')).toBe('status=pending&columns=a%2Cb')
  })
})
