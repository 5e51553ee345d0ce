import type { Language } from '#contract/plain/languages.ts'
import { MARKETING_TEXT_VERSION } from '#contract/plain/marketing-consent.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { ViesAnswer } from './vies.ts'

export interface AccountRow extends Columns<
  'users',
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'role'
  | 'company_name'
  | 'vat_number'
  | 'created_at'
  | 'password_changed_at'
  | 'password_hash'
  | 'blocked_at'
> {
  language: Language
  vat_check: ViesAnswer | null
}

export const ACCOUNT_COLUMNS = `u.id, u.name, u.email, u.phone, u.address, u.role, u.language, u.company_name, u.vat_number, u.vat_check,
  u.created_at, u.password_changed_at, u.password_hash, u.blocked_at`

export async function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await readRows<AccountRow>(
    db,
    `select ${ACCOUNT_COLUMNS} from users u where u.email = $1 and u.deleted_at is null`,
    [email],
  )
  return row
}

export async function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  const [row] = await readRows<AccountRow>(
    db,
    `select ${ACCOUNT_COLUMNS} from users u where u.id = $1 and u.deleted_at is null`,
    [id],
  )
  return row
}

/** Makes other changes of the same account wait until this transaction ends. */
export async function lockAccount(trx: Trx, id: number): Promise<AccountRow | undefined> {
  const [row] = await readRows<AccountRow>(
    trx,
    `select ${ACCOUNT_COLUMNS} from users u where u.id = $1 and u.deleted_at is null for no key update`,
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
    `insert into users as u (name, email, role, password_hash, language, marketing_consent_at, marketing_consent_text)
    values ($1, $2, 'customer', $3, $4, case when $5 then now() end, case when $5 then $6 end) returning ${ACCOUNT_COLUMNS}`,
    [
      account.name,
      account.email,
      account.passwordHash,
      account.language,
      account.wantsOffers,
      MARKETING_TEXT_VERSION,
    ],
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
    `update users u set password_hash = $2, password_changed_at = now(), version = u.version + 1 where u.id = $1 returning ${ACCOUNT_COLUMNS}`,
    [id, passwordHash],
  )
  if (row === undefined) throw new Error(`No account ${id}`)
  return row
}

export interface ProfileValues {
  name: string
  email: string
  phone: string | null
  address: string | null
  companyName: string | null
  vatNumber: string | null
  vatCheck: ViesAnswer | null
}

/** Breaks `users_email_unique` when the address is another's. */
export async function writeProfile(
  trx: Trx,
  id: number,
  profile: ProfileValues,
): Promise<AccountRow> {
  const [row] = await readRows<AccountRow>(
    trx,
    `update users u set name = $2, email = $3, phone = $4, address = $5, company_name = $6, vat_number = $7, vat_check = $8,
      version = u.version + 1
    where u.id = $1 returning ${ACCOUNT_COLUMNS}`,
    [
      id,
      profile.name,
      profile.email,
      profile.phone,
      profile.address,
      profile.companyName,
      profile.vatNumber,
      profile.vatCheck === null ? null : JSON.stringify(profile.vatCheck),
    ],
  )
  if (row === undefined) throw new Error(`No account ${id}`)
  return row
}

export interface SettingsRow {
  language: Language
  marketing: boolean
  muted: Columns<'users', 'muted_notifications'>['muted_notifications']
}

export async function settingsOf(db: Db, id: number): Promise<SettingsRow | undefined> {
  const [row] = await readRows<SettingsRow>(
    db,
    `select language, marketing_consent_at is not null as marketing, muted_notifications as muted
    from users where id = $1 and deleted_at is null`,
    [id],
  )
  return row
}

/** Consent keeps the moment it was first given. */
export async function writeSettings(
  trx: Trx,
  id: number,
  { language, marketing, muted }: SettingsRow,
): Promise<void> {
  await readRows(
    trx,
    `update users set language = $2, muted_notifications = $4,
      marketing_consent_at = case when $3 then coalesce(marketing_consent_at, now()) end,
      marketing_consent_text = case when $3 then coalesce(marketing_consent_text, $5) end
    where id = $1`,
    [id, language, marketing, muted, MARKETING_TEXT_VERSION],
  )
}

/**
 * Removes everything personal from the account; its orders stay, as the law requires. The placeholder address
 * cannot be guessed, so nobody can have registered it.
 */
export async function anonymise(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    `update users set name = '', email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = null, address = null,
      password_hash = null, password_changed_at = null, marketing_consent_at = null, marketing_consent_text = null, muted_notifications = '{}',
      company_name = null, vat_number = null, vat_check = null, deleted_at = now(), version = version + 1
    where id = $1`,
    [id],
  )
  await readRows(trx, 'delete from addresses where user_id = $1', [id])
  await readRows(trx, 'delete from sessions where user_id = $1', [id])
  await readRows(trx, 'delete from password_codes where user_id = $1', [id])
  await readRows(trx, 'delete from email_restores where user_id = $1', [id])
  await readRows(trx, 'delete from staff_invitations where user_id = $1', [id])
}
