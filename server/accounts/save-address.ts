import type { Address, AddressFields } from '#contract/addresses.ts'
import { isPostalCode, normalisePostalCode } from '#contract/plain/countries.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  addressOf,
  countAddresses,
  insertAddress,
  makeDefault,
  updateAddress,
} from './address-queries.ts'
import { lockOwnAccount } from './lock-own-account.ts'

const MAX_ADDRESSES = 50

/** Saves a new address; the first one is the default. Throws `validation` on the postcode, and `conflict` past 50. */
export function addAddress(db: Db, userId: number, given: AddressFields): Promise<Address> {
  const fields = withGoodPostcode(given)
  return inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId)
    const others = await countAddresses(trx, userId)
    if (others >= MAX_ADDRESSES) {
      throw new ShopError('conflict', {
        message: 'addresses.too_many',
        params: { max: MAX_ADDRESSES },
      })
    }
    const id = await insertAddress(trx, userId, fields)
    return settled(trx, userId, id, others === 0 || fields.is_default === true)
  })
}

/** Changes one's own address. The default one stays the default until another is. Throws `not_found` and `validation`. */
export function changeAddress(
  db: Db,
  userId: number,
  id: number,
  given: AddressFields,
): Promise<Address> {
  const fields = withGoodPostcode(given)
  return inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId)
    if (!(await updateAddress(trx, userId, id, fields))) throw new ShopError('not_found')
    return settled(trx, userId, id, fields.is_default === true)
  })
}

async function settled(trx: Trx, userId: number, id: number, isDefault: boolean): Promise<Address> {
  const address = isDefault ? await makeDefault(trx, userId, id) : await addressOf(trx, userId, id)
  if (address === undefined) throw new ShopError('not_found')
  return address
}

/** Throws `validation` for what is no postcode of the country. */
function withGoodPostcode(fields: AddressFields): AddressFields {
  const { country, postal_code: text } = fields
  if (isPostalCode(text, country)) {
    return { ...fields, postal_code: normalisePostalCode(text, country) }
  }
  const sentence = country === 'BE' ? 'field.postal_code_be' : 'field.postal_code'
  throw new ShopError('validation', { fields: { postal_code: sentence } })
}
