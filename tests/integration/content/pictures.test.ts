import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { upload } from '#tests/support/upload.ts'

const shop = await givenShop()
const staff = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

const MEGABYTE = 1_000_000
const MEMORY_AT_MOST = 250 * MEGABYTE

type Content = string | Uint8Array<ArrayBuffer>
const send = (content: Content, { name = 'photo.jpg', token = staff.token } = {}) =>
  upload(shop, '/api/media/upload', { token, content, name })

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24346b' } })
const bytes = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer())

describe('a picture by staff', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is kept anew in widths and formats, %s',
    async (format) => {
      const { status, body } = await send(await bytes(plain(1400, 700).toFormat(format)))
      expect(status).toBe(201)
      expect(body.data).toEqual({
        path: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{24}-1400x700\/1400\.webp$/),
        width: 1400,
        height: 700,
      })
      const folder = String(body.data.path).replace('1400.webp', '')
      for (const file of ['320.webp', '640.avif', '1400.avif', '1400.webp']) {
        const answer = await fetch(shop.address + folder + file)
        expect([file, answer.status]).toEqual([file, 200])
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const { width, format: kept } = await sharp(await answer.arrayBuffer()).metadata()
        expect([width, kept === 'heif' ? 'avif' : kept]).toEqual(file.split('.').map(numeric))
      }
      expect((await fetch(`${shop.address}${folder}2016.webp`)).status).toBe(404)
    },
  )

  test('loses what the camera wrote into it, and stands upright', async () => {
    const content = await bytes(
      plain(400, 200)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Lotte Peeters, Leuven' } })
        .withMetadata({ orientation: 6 }),
    )
    const { body } = await send(content)
    expect(body.data).toMatchObject({ width: 200, height: 400 })
    const kept = await fetch(shop.address + String(body.data.path))
    const { exif, orientation } = await sharp(await kept.arrayBuffer()).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  test('of 20 megapixels costs less than 250 MB', async () => {
    const content = await bytes(plain(5000, 4000).jpeg())
    await send(await bytes(plain(10, 10).png())) // sharp itself is loaded
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 5)
    const { status, body } = await send(content)
    clearInterval(watch)
    expect(status).toBe(201)
    expect(body.data.width).toBe(2688)
    expect(most - before).toBeLessThan(MEMORY_AT_MOST)
  })
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const PNG = await bytes(plain(64, 64).png())
/** Its header promises 30,000 by 30,000 pixels. */
const BOMB = Uint8Array.from(PNG)
new DataView(BOMB.buffer).setUint32(16, 30_000)
new DataView(BOMB.buffer).setUint32(20, 30_000)

const HOSTILE: Record<string, Content> = {
  'a drawing': SVG,
  'a drawing that says it is XML': `<?xml version="1.0"?>\n${SVG}`,
  'a page': '<!doctype html><script>alert(1)</script>',
  'a script behind the first bytes of a GIF': 'GIF89a/*<script>alert(1)</script>*/',
  'half a picture': PNG.slice(0, PNG.length / 2),
  'a header alone': PNG.slice(0, 30),
  'far too many pixels': BOMB,
  'too many pixels, well packed': await bytes(plain(6000, 5000).png()),
  'far too tall': await bytes(plain(100, 9000).png()),
  nothing: '',
}

test.each(Object.entries(HOSTILE))('%s is refused and nothing happens', async (_, content) => {
  const { status, body } = await send(content, { name: '../../x.png' })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']])
})

test('only staff may keep a picture', async () => {
  expect((await send(PNG, { token: customer.token })).status).toBe(403)
  expect((await send(PNG, { token: 'nobody' })).status).toBe(401)
})

test('a form too large is refused', async () => {
  expect((await send(new Uint8Array(12_500_000))).status).toBe(413)
})

function numeric(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part
}
