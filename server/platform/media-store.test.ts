import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { openMediaStore } from './media-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-media-'))
const bucket = 'octavo-media'
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(folder, 'bucket'),
  configureBuckets: [{ name: bucket, configs: [] }],
})
const { port } = await server.run()
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const stores = {
  'a folder': await openMediaStore(readConfig({ OCTAVO_DATA_DIR: folder })),
  'a bucket': await openMediaStore(
    readConfig({
      OCTAVO_DATA_DIR: path.join(folder, 'unused'),
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  ),
}

describe.each(Object.entries(stores))('%s', (_, store) => {
  test('gives back what was put, byte for byte, and the newest of one key', async () => {
    await store.put('documents/2026/a.pdf', Buffer.from([0, 255, 1]))
    await store.put('documents/2026/a.pdf', Buffer.from([0, 255, 2]))
    expect(await store.get('documents/2026/a.pdf')).toEqual(Buffer.from([0, 255, 2]))
  })

  test('knows nothing of a key that was never put', async () => {
    expect(await store.get('documents/2026/b.pdf')).toBeUndefined()
  })

  test('keeps to itself', async () => {
    await expect(store.put('../outside.pdf', Buffer.from('x'))).rejects.toThrow()
  })
})
