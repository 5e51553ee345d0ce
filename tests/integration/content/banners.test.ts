import sharp from 'sharp'
import { expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { upload } from '#tests/support/upload.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')
const { token } = staff

const picture = new Uint8Array(
  await sharp({ create: { width: 960, height: 480, channels: 3, background: '#24346b' } })
    .png()
    .toBuffer(),
)
const send = (path: string, fields: Record<string, string>, content?: Uint8Array<ArrayBuffer>) =>
  upload(shop, `/api/admin/banners${path}`, {
    token,
    fields,
    field: 'image',
    name: 'banner.png',
    ...(content && { content }),
  })
const shown = (path: string) => shop.call('GET', `/api/banners/${path}`)
const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)

test('the demo has one for each place, language and platform', async () => {
  for (const type of ['header', 'bottom'])
    for (const language of ['en', 'nl', 'fr'])
      for (const platform of ['desktop', 'tablet', 'mobile']) {
        const { body } = await shown(`${type}?language=${language}&platform=${platform}`)
        expect(body.data).toEqual([expect.objectContaining({ type, language, platform })])
        expect(body.data[0].alt.length).toBeGreaterThan(20)
        const file = await fetch(shop.address + String(body.data[0].image_url))
        expect(file.headers.get('content-type')).toBe('image/webp')
      }
}, 60_000)

test('what is left out does not filter, and a name makes no difference', async () => {
  expect((await shown('header')).body.data).toHaveLength(9)
  expect((await shown('header?language=nl')).body.data).toHaveLength(3)
  expect((await shown('bottom?platform=mobile')).body.data).toHaveLength(3)
  const named = await shown('kaliaheader/whatever?language=fr&platform=tablet')
  expect(idsOf(named)).toEqual(idsOf(await shown('header?language=fr&platform=tablet')))
  expect((await shown('middle')).status).toBe(404)
  expect((await shown('header?language=de')).status).toBe(422)
})

test('staff add, change and delete one, and each leaves an audit row', async () => {
  const first = await send(
    '',
    { type: 'bottom', language: 'nl', alt: 'Tweede pak papier gratis' },
    picture,
  )
  expect(first.status).toBe(201)
  expect(first.body.message).toBe('Banner created successfully!')
  const { id } = first.body.data
  expect(first.body.data).toMatchObject({ platform: 'desktop', version: 1 })
  await expect
    .poll(async () => idsOf(await shown('bottom?language=nl&platform=desktop'))[0])
    .toBe(id)

  const second = await send(`/${id}`, { alt: 'Papier in promotie', version: '1' })
  expect(second.body.data).toMatchObject({
    alt: 'Papier in promotie',
    image_url: first.body.data.image_url,
    language: 'nl',
    version: 2,
  })
  const third = await send(`/${id}`, {}, picture)
  expect(third.body.data.image_url).not.toBe(first.body.data.image_url)

  const late = await send(`/${id}`, { alt: 'Te laat', version: '1' })
  expect([late.status, late.body.code, late.body.data.version]).toEqual([409, 'stale', 3])

  const gone = await shop.call('DELETE', `/api/admin/banners/${id}`, { token })
  expect([gone.status, gone.body.data]).toEqual([200, null])
  expect((await shop.call('DELETE', `/api/admin/banners/${id}`, { token })).status).toBe(404)
  const trail = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('entity', '=', 'banner')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete'])
  expect(trail.every(({ actor_id }) => actor_id === staff.id)).toBe(true)
})

test('one without an image is for staff alone', async () => {
  const { status, body } = await send('', { type: 'header', language: 'en', platform: 'tablet' })
  expect([status, body.data.image_url]).toEqual([201, null])
  const list = await shop.call('GET', '/api/admin/banners?per_page=100', { token })
  expect(idsOf(list)).toContain(body.data.id)
  expect(list.body.total).toBe(list.body.data.length)
  expect(idsOf(await shown('header'))).not.toContain(body.data.id)
})

test('a picture that is none changes nothing', async () => {
  const before = await shop.call('GET', '/api/admin/banners', { token })
  const { status, body } = await send(
    '',
    { type: 'header', language: 'en' },
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  expect([status, Object.keys(body.errors)]).toEqual([422, ['image']])
  expect((await send('', { type: 'middle', language: 'en' }, picture)).status).toBe(422)
  const after = await shop.call('GET', '/api/admin/banners', { token })
  expect(after.body.total).toBe(before.body.total)
})
