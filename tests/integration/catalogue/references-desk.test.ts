import { describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/${path}`, { token, ...(body && { body }) })
const listed = async (category: string): Promise<string[]> => {
  const path = `/api/customer/products/filter?category_slug=${category}&per_page=100`
  const { body } = await shop.call('GET', path)
  return body.data.map(({ slug }: { slug: string }) => slug)
}
const found = async (term: string): Promise<string[]> => {
  const path = `/api/customer/products/filter?search=${encodeURIComponent(term)}&per_page=100`
  const { body } = await shop.call('GET', path)
  return body.data.map(({ slug }: { slug: string }) => slug)
}

describe('brands', () => {
  test('staff add, change and delete one', async () => {
    const { status, body } = await desk('POST', 'brands', { name: 'Zébu Ink' })
    expect([status, body.data]).toMatchObject([201, { slug: 'zebu-ink', version: 1 }])
    const { id } = body.data
    const whole = (await desk('GET', `brands/${id}`)).body.data
    const changed = await desk('PUT', `brands/${id}`, { ...whole, name: 'Zebu' })
    expect(changed.body.data).toMatchObject({ name: 'Zebu', slug: 'zebu-ink', version: 2 })
    const zebu = await desk('GET', 'brands?search=zebu')
    expect(zebu.body).toMatchObject({ total: 1, data: [{ id, products_count: 0 }] })
    expect((await desk('PUT', `brands/${id}`, { name: 'Late', version: 1 })).body).toMatchObject({
      code: 'stale',
      data: { name: 'Zebu' },
    })
    expect((await desk('DELETE', `brands/${id}`)).status).toBe(200)
    expect((await desk('DELETE', `brands/${id}`)).status).toBe(404)
  })

  test('one in use stays, and a slug belongs to one', async () => {
    const [hp] = (await desk('GET', 'brands?search=hp')).body.data
    expect((await desk('DELETE', `brands/${hp.id}`)).body).toMatchObject({ code: 'in_use' })
    const taken = await desk('POST', 'brands', { name: 'Another', slug: 'hp' })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['slug']])
    expect((await desk('POST', 'brands', { name: 'A', slug: 'Not a slug' })).status).toBe(422)
    expect((await desk('POST', 'brands', { name: '???' })).status).toBe(422)
    // Digits alone are the id of a page.
    expect((await desk('POST', 'brands', { name: 'A', slug: '4' })).status).toBe(422)
    expect((await desk('POST', 'brands', { name: '4' })).body.errors).toHaveProperty('slug')
    const outside = { logo: '/media/../api/auth/logout' }
    expect((await desk('PUT', `brands/${hp.id}`, outside)).body.errors).toHaveProperty('logo')
  })

  test('the house brand is always one', async () => {
    const houses = async () =>
      (await desk('GET', 'brands?per_page=100')).body.data.filter(
        (one: { is_house_brand: boolean }) => one.is_house_brand,
      )
    const [house] = await houses()
    const refused = await desk('PUT', `brands/${house.id}`, { is_house_brand: false })
    expect(refused.status).toBe(422)
    const other = (await desk('POST', 'brands', { name: 'Nova', is_house_brand: true })).body.data
    expect((await houses()).map(({ id }: { id: number }) => id)).toEqual([other.id])
    await desk('PUT', `brands/${house.id}`, { is_house_brand: true })
    expect((await houses()).map(({ id }: { id: number }) => id)).toEqual([house.id])
  })

  test('articles are found by the new name of their brand', async () => {
    const [canon] = (await desk('GET', 'brands?search=canon')).body.data
    expect(await found('zilverreiger')).toEqual([])
    await desk('PUT', `brands/${canon.id}`, { name: 'Zilverreiger' })
    expect((await found('zilverreiger')).length).toBeGreaterThan(0)
    await desk('PUT', `brands/${canon.id}`, { name: 'Canon' })
  })
})

describe('colours', () => {
  test('staff add, change and delete one', async () => {
    const { body } = await desk('POST', 'colors', { name: 'Moss green', hex: '#5A6B2F' })
    expect(body.data).toMatchObject({ slug: 'moss-green', name_nl: 'Moss green', hex_2: null })
    const path = `colors/${body.data.id}`
    const changed = await desk('PUT', path, { name_nl: 'Mosgroen', hex_2: '#112233' })
    expect(changed.body.data).toMatchObject({ name_nl: 'Mosgroen', hex_2: '#112233', version: 2 })
    expect((await desk('PUT', path, { name_nl: '' })).body.data.name_nl).toBe('Moss green')
    expect((await desk('PUT', path, { hex: 'red' })).status).toBe(422)
    const [black] = (await desk('GET', 'colors?search=black')).body.data
    expect((await desk('DELETE', `colors/${black.id}`)).body.code).toBe('in_use')
    expect((await desk('DELETE', path)).status).toBe(200)
  })
})

describe('categories', () => {
  const add = async (name: string, parent_id: number | null = null) =>
    (await desk('POST', 'categories', { name, parent_id })).body.data

  test('three levels deep, and none below itself', async () => {
    const top = await add('Paper')
    const middle = await add('Photo paper', top.id)
    const low = await add('Glossy', middle.id)
    const tooDeep = await desk('POST', 'categories', { name: 'A4', parent_id: low.id })
    expect([tooDeep.status, Object.keys(tooDeep.body.errors)]).toEqual([422, ['parent_id']])
    expect((await desk('PUT', `categories/${top.id}`, { parent_id: low.id })).status).toBe(422)
    expect((await desk('PUT', `categories/${top.id}`, { parent_id: 999_999 })).status).toBe(422)
    expect((await desk('DELETE', `categories/${top.id}`)).body.code).toBe('in_use')
    for (const { id } of [low, middle, top])
      expect((await desk('DELETE', `categories/${id}`)).status).toBe(200)
  })

  test('a level is put in another order, and takes one from elsewhere', async () => {
    const [a, b, c] = [await add('One'), await add('Two'), await add('Three')]
    const { body } = await desk('PUT', 'categories-order', { parent_id: a.id, ids: [c.id, b.id] })
    const below = body.data.filter((row: { parent_id: number }) => row.parent_id === a.id)
    expect(below.map(({ id }: { id: number }) => id)).toEqual([c.id, b.id])
    const circle = await desk('PUT', 'categories-order', { parent_id: c.id, ids: [a.id] })
    expect(circle.status).toBe(422)
    expect(
      (await desk('PUT', 'categories-order', { parent_id: null, ids: [999_999] })).status,
    ).toBe(404)
  })

  test('deleting one asks where its articles go; its address leads there', async () => {
    const from = await add('Bottled ink')
    const to = await add('Refills')
    const article = await shop.db
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const move = (id: number) =>
      shop.db
        .updateTable('products')
        .set({ category_id: id })
        .where('id', '=', article.id)
        .execute()
    await move(from.id)
    expect((await desk('DELETE', `categories/${from.id}`)).body.code).toBe('in_use')
    const itself = await desk('DELETE', `categories/${from.id}?move_to=${from.id}`)
    expect(Object.keys(itself.body.errors)).toEqual(['move_to'])
    const nowhere = await desk('DELETE', `categories/${from.id}?move_to=2147483000`)
    expect(nowhere.body.errors.move_to).toEqual([expect.stringMatching(/no such category/)])
    expect((await desk('DELETE', `categories/${from.id}?move_to=${to.id}`)).status).toBe(200)
    const shown = await shop.call('GET', `/api/customer/products/slug/${article.slug}`)
    expect(shown.body.data.product.category.slug).toBe('refills')
    expect(await listed('bottled-ink')).toEqual([article.slug])
  })

  test('a changed slug leads from the address before', async () => {
    const all = (await desk('GET', 'categories?search=toner')).body.data
    const toner = all.find(({ slug }: { slug: string }) => slug === 'toner')
    const before = await listed('toner')
    await desk('PUT', `categories/${toner.id}`, { slug: 'toner-cartridges' })
    expect(before.length).toBeGreaterThan(0)
    expect(await listed('toner')).toEqual(before)
    expect(await listed('toner-cartridges')).toEqual(before)
  })
})
