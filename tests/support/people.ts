import { randomBytes } from 'node:crypto'

import type { Role } from '#contract/plain/statuses.ts'
import { hashOfToken } from '#server/accounts/identify.ts'
import { hashPassword } from '#server/accounts/passwords.ts'

import type { TestDatabase } from './database.ts'

export interface Person {
  id: number
  email: string
  token: string
}

/** A signed-in account of its own; without a password nobody can sign in to it again. */
export async function givenPerson(
  { db }: Pick<TestDatabase, 'db'>,
  role: Role = 'customer',
  { password }: { password?: string } = {},
): Promise<Person> {
  const name = randomBytes(6).toString('hex')
  const email = `${name}@example.org`
  const password_hash = password === undefined ? null : await hashOf(password)
  const { id } = await db
    .insertInto('users')
    .values({ name: `Test ${name}`, email, role, password_hash })
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
  return { id, email, token }
}

const hashes = new Map<string, Promise<string>>()

/** Hashing is slow on purpose; people with the same password share the work. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}
