import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

import type { Config } from './config.ts'

/** Files the shop keeps beside the database: documents and pictures. A key reads like a path: `documents/2026/…pdf`. */
export interface MediaStore {
  put(key: string, content: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
}

const FOLDER = 'media'

type StoreConfig = Pick<
  Config,
  | 'OCTAVO_DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>

/**
 * The store of this shop: a bucket where one is configured, which any number of processes share, else a
 * folder beside the other data.
 */
export async function openMediaStore(config: StoreConfig): Promise<MediaStore> {
  const { S3_BUCKET: bucket, OCTAVO_DATA_DIR: folder } = config
  return bucket === undefined ? inFolder(path.resolve(folder, FOLDER)) : inBucket(bucket, config)
}

function inFolder(location: string): MediaStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    // Written beside and moved, so that nobody reads half a file.
    async put(key, content) {
      const unfinished = `${key}.${randomBytes(6).toString('hex')}.part`
      await disk.put(unfinished, content)
      await disk.move(unfinished, key)
    },
    async get(key) {
      if (!(await disk.exists(key))) return undefined
      return Buffer.from(await disk.getBytes(key))
    },
  }
}

/** A bucket shows a file when it is there whole. */
async function inBucket(bucket: string, config: StoreConfig): Promise<MediaStore> {
  // The client is large, and most shops keep their files in a folder.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  const disk = new Disk(
    new S3Driver({
      bucket,
      region: config.S3_REGION,
      visibility: 'private',
      supportsACL: false,
      // Stores that are not Amazon's refuse its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(config.S3_ENDPOINT !== undefined && {
        endpoint: config.S3_ENDPOINT,
        forcePathStyle: true,
      }),
      ...(accessKeyId !== undefined &&
        secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    }),
  )
  return {
    put: (key, content) => disk.put(key, content),
    async get(key) {
      if (!(await disk.exists(key))) return undefined
      return Buffer.from(await disk.getBytes(key))
    },
  }
}
