import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { openMediaStore } from './media-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-media-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openMediaStore({ OCTAVO_DATA_DIR: folder })

test('gives back what was put, byte for byte, and the newest of one key', async () => {
  await store.put('documents/2026/a.pdf', Buffer.from([0, 255, 1]))
  await store.put('documents/2026/a.pdf', Buffer.from([0, 255, 2]))
  expect(await store.get('documents/2026/a.pdf')).toEqual(Buffer.from([0, 255, 2]))
})

test('knows nothing of a key that was never put', async () => {
  expect(await store.get('documents/2026/b.pdf')).toBeUndefined()
})

test('keeps to its folder', async () => {
  await expect(store.put('../outside.pdf', Buffer.from('x'))).rejects.toThrow()
})
