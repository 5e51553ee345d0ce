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

/**
 * The store of this process: a folder beside the other data. Several processes must share it; a
 * bucket takes its place by another driver of flydrive here, and nowhere else.
 */
export function openMediaStore({ OCTAVO_DATA_DIR }: Pick<Config, 'OCTAVO_DATA_DIR'>): MediaStore {
  const location = path.resolve(OCTAVO_DATA_DIR, FOLDER)
  return storeOn(new Disk(new FSDriver({ location, visibility: 'private' })))
}

function storeOn(disk: Disk): MediaStore {
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
