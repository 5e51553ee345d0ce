import type { Language } from '#contract/plain/languages.ts'
import type { Role } from '#contract/plain/statuses.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { ViesAnswer } from './vies.ts'

export interface AccountRow {
  id: number
  name: string
  email: string
  phone: string | null
  address: string | null
  role: Role
  language: Language
  company_name: string | null
  vat_number: string | null
  vat_check: ViesAnswer | null
  created_at: Date
  password_changed_at: Date | null
  password_hash: string | null
  blocked_at: Date | null
}

const COLUMNS = `u.id, u.name, u.email, u.phone, u.address, u.role, u.language, u.company_name, u.vat_number, u.vat_check,
  u.created_at, u.password_changed_at, u.password_hash, u.blocked_at`

export async function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await readRows<AccountRow>(
    db,
    `select ${COLUMNS} from users u where u.email = $1 and u.deleted_at is null`,
    [email],
  )
  return row
}

export async function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  const [row] = await readRows<AccountRow>(
    db,
    `select ${COLUMNS} from users u where u.id = $1 and u.deleted_at is null`,
    [id],
  )
  return row
}

/** Makes whoever changes the same account wait for the end of this transaction. */
export async function lockAccount(trx: Trx, id: number): Promise<AccountRow | undefined> {
  const [row] = await readRows<AccountRow>(
    trx,
    `select ${COLUMNS} from users u where u.id = $1 and u.deleted_at is null for no key update`,
    [id],
  )
  return row
}

export interface NewAccount {
  name: string
  email: string
  passwordHash: string
  language: Language
  wantsOffers: boolean
}

/** Breaks `users_email_unique` when the address is known. */
export async function insertAccount(trx: Trx, account: NewAccount): Promise<AccountRow> {
  const [row] = await readRows<AccountRow>(
    trx,
    `insert into users as u (name, email, role, password_hash, language, marketing_consent_at)
    values ($1, $2, 'customer', $3, $4, case when $5 then now() end) returning ${COLUMNS}`,
    [account.name, account.email, account.passwordHash, account.language, account.wantsOffers],
  )
  if (row === undefined) throw new Error('The account was not written')
  return row
}

export async function writePassword(
  trx: Trx,
  id: number,
  passwordHash: string,
): Promise<AccountRow> {
  const [row] = await readRows<AccountRow>(
    trx,
    `update users u set password_hash = $2, password_changed_at = now(), version = u.version + 1 where u.id = $1 returning ${COLUMNS}`,
    [id, passwordHash],
  )
  if (row === undefined) throw new Error(`No account ${id}`)
  return row
}
