import type { Address, AddressFields } from '#contract/addresses.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

const COLUMNS =
  'id, first_name, last_name, street, city, state, postal_code, country, phone, is_default'

/** The default one first, then as they were added. */
export function addressesOf(db: Db, userId: number): Promise<Address[]> {
  return readRows<Address>(
    db,
    `select ${COLUMNS} from addresses where user_id = $1 order by is_default desc, id`,
    [userId],
  )
}

export async function countAddresses(db: Db, userId: number): Promise<number> {
  const [row] = await readRows<{ addresses: number }>(
    db,
    'select count(*)::int as addresses from addresses where user_id = $1',
    [userId],
  )
  return row?.addresses ?? 0
}

/** Adds an address that is not the default. */
export async function insertAddress(
  trx: Trx,
  userId: number,
  fields: AddressFields,
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into addresses (user_id, first_name, last_name, street, city, state, postal_code, country, phone)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [userId, ...valuesOf(fields)],
  )
  if (row === undefined) throw new Error('The address was not written')
  return row.id
}

/** Changes one's own address; false when there is none. */
export async function updateAddress(
  trx: Trx,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const rows = await readRows(
    trx,
    `update addresses set first_name = $3, last_name = $4, street = $5, city = $6, state = $7, postal_code = $8,
      country = $9, phone = $10
    where user_id = $1 and id = $2 returning id`,
    [userId, id, ...valuesOf(fields)],
  )
  return rows.length === 1
}

/** Deletes one's own address; nothing when there is none. */
export async function removeAddress(
  trx: Trx,
  userId: number,
  id: number,
): Promise<{ is_default: boolean } | undefined> {
  const [row] = await readRows<{ is_default: boolean }>(
    trx,
    'delete from addresses where user_id = $1 and id = $2 returning is_default',
    [userId, id],
  )
  return row
}

/** Makes one's own address the only default; nothing when there is none. Without an id, the oldest. */
export async function makeDefault(
  trx: Trx,
  userId: number,
  id: number | null,
): Promise<Address | undefined> {
  const [chosen] = await readRows<{ id: number }>(
    trx,
    'select id from addresses where user_id = $1 and ($2::int is null or id = $2) order by id limit 1',
    [userId, id],
  )
  if (chosen === undefined) return undefined
  await readRows(
    trx,
    'update addresses set is_default = false where user_id = $1 and is_default and id <> $2',
    [userId, chosen.id],
  )
  const [row] = await readRows<Address>(
    trx,
    `update addresses set is_default = true where id = $1 returning ${COLUMNS}`,
    [chosen.id],
  )
  return row
}

export async function addressOf(db: Db, userId: number, id: number): Promise<Address | undefined> {
  const [row] = await readRows<Address>(
    db,
    `select ${COLUMNS} from addresses where user_id = $1 and id = $2`,
    [userId, id],
  )
  return row
}

function valuesOf(fields: AddressFields): unknown[] {
  const { first_name, last_name, street, city, state, postal_code, country, phone } = fields
  return [first_name, last_name, street, city, state, postal_code, country, phone || null]
}
