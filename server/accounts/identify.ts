import { createHash } from 'node:crypto'

import type { Db } from '#database/pool.ts'
import type { User } from '#server/platform/context.ts'

import { userOfToken } from './queries.ts'

/** The user of an access token; undefined when it is unknown, expired, ended or its owner is blocked. */
export async function identify(db: Db, token: string): Promise<User | undefined> {
  const row = await userOfToken(db, hashOfToken(token))
  if (row === undefined) return undefined
  // A check constraint allows these roles only.
  return { ...row, role: row.role as User['role'] }
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
