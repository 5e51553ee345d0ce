import { createHash } from 'node:crypto'

import type { Db } from '#database/pool.ts'
import type { User } from '#server/platform/context.ts'

import { userOfToken } from './session-queries.ts'

/** The user of an access token; undefined when it is unknown, expired, ended or its owner is blocked. */
export function identify(db: Db, token: string): Promise<User | undefined> {
  return userOfToken(db, hashOfToken(token))
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
