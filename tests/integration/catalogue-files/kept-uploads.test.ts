import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { upload } from '#tests/support/upload.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-uploads-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const shop = await givenShop({ environment: { OCTAVO_DATA_DIR: folder } })
const { token } = await givenPerson(shop, 'admin')
const left = () => readdir(path.join(folder, 'uploads'))
const send = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  upload(shop, '/api/admin/products/import', { token, content, name })

test('a file of articles is gone once the call is answered, whatever the answer', async () => {
  const read = await send('sku;name\nNO-SUCH-1;Something\n', 'list.csv')
  expect(read.status).toBe(200)
  expect(read.body.data).toMatchObject({ file_name: 'list.csv', failed_rows: 1 })
  const unreadable = await send(new Uint8Array([0, 1, 2, 0]), 'list.csv')
  expect([unreadable.status, Object.keys(unreadable.body.errors)]).toEqual([422, ['file']])
  const large = await send(new Uint8Array(64_000_001).fill(65), 'large.csv')
  expect([large.status, large.body.code]).toEqual([413, 'too_large'])
  await expect.poll(left).toEqual([])
})

test('letters that are no UTF-8 far behind the beginning are still read as those of Windows', async () => {
  const rows = Array.from({ length: 9_000 }, (_, row) => `NO-SUCH-${row};Plain`)
  const text = Buffer.from(['sku;name', ...rows, 'NO-SUCH-X;Café'].join('\n'), 'latin1')
  const { body } = await send(new Uint8Array(text), 'windows.csv')
  const { data } = (
    await shop.call('GET', `/api/admin/products/imports/${body.data.id}`, { token })
  ).body
  expect(data).toMatchObject({ encoding: 'Windows-1252', rows: 9_001 })
})

test('what a killed process left is taken away at the next start, what is being read is not', async () => {
  const [old, young] = ['old', 'young'].map((name) => path.join(folder, 'uploads', name))
  await Promise.all([old, young].map((file) => writeFile(file ?? '', 'sku')))
  const hours = new Date(Date.now() - 2 * 3_600_000)
  await utimes(old ?? '', hours, hours)
  await givenShop({ environment: { OCTAVO_DATA_DIR: folder } })
  expect(await left()).toEqual(['young'])
})
