import { randomBytes } from 'node:crypto'

import type { Role } from '#contract/plain/statuses.ts'
import { hashOfToken } from '#server/accounts/identify.ts'

import type { TestDatabase } from './database.ts'

export interface Person {
  id: number
  token: string
}

/** A signed-in account of its own. */
export async function givenPerson(
  { db }: Pick<TestDatabase, 'db'>,
  role: Role = 'customer',
): Promise<Person> {
  const name = randomBytes(6).toString('hex')
  const { id } = await db
    .insertInto('users')
    .values({ name: `Test ${name}`, email: `${name}@example.org`, role })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const session = await db
    .insertInto('sessions')
    .values({ user_id: id, realm: role === 'customer' ? 'customer' : 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session_tokens')
    .values({
      token_hash: hashOfToken(token),
      session_id: session.id,
      kind: 'access',
      expires_at: new Date(Date.now() + 15 * 60_000),
    })
    .execute()
  return { id, token }
}
