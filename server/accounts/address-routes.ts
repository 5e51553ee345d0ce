import * as contract from '#contract/addresses.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { addressesOf } from './address-queries.ts'
import { deleteAddress } from './delete-address.ts'
import { addAddress, changeAddress } from './save-address.ts'
import { setDefaultAddress } from './set-default-address.ts'

export function addressRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.listAddresses, async (_, context) => ({
      data: await addressesOf(db, requireUser(context).id),
    })),
    serve(contract.addAddress, async ({ body }, context) => ({
      data: await addAddress(db, requireUser(context).id, body),
      message: 'addresses.saved',
    })),
    serve(contract.changeAddress, async ({ params, body }, context) => ({
      data: await changeAddress(db, requireUser(context).id, params.id, body),
      message: 'addresses.saved',
    })),
    serve(contract.deleteAddress, async ({ params }, context) => {
      await deleteAddress(db, requireUser(context).id, params.id)
      return { data: null, message: 'addresses.deleted' }
    }),
    serve(contract.setDefaultAddress, async ({ params }, context) => ({
      data: await setDefaultAddress(db, requireUser(context).id, params.id),
      message: 'addresses.default_set',
    })),
  ]
}
