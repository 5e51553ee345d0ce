import type { BillingAddress, DeliveryAddress } from '#contract/admin-order-changes.ts'
import type { OrderAddress } from '#contract/orders.ts'
import { normalisePostalCode } from '#contract/plain/countries.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { checkAddress, type FieldErrors } from '#server/checkout/check-details.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { setAddresses } from './address-queries.ts'
import { hasShipped, type LockedOrder } from './desk-queries.ts'
import { recordOrderEvent } from './events.ts'
import { type DeskCall, lockForDesk } from './lock-for-desk.ts'
import { orderAddressesMail } from './order-addresses.mail.ts'
import { mailOrderEvent } from './order-mail.ts'

export interface NewAddresses {
  shipping_address?: DeliveryAddress | undefined
  billing_address?: BillingAddress | undefined
}

/**
 * Changes the addresses of an order until something of it is shipped. What it costs stays: the country
 * it goes to cannot change, nor the VAT number of one without VAT. Mails go to the billing address's
 * email from now on. Throws `validation`, and `conflict` when it is too late.
 */
export async function changeAddresses(
  shop: Shop,
  call: DeskCall,
  orderId: number,
  addresses: NewAddresses,
): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await lockForDesk(trx, orderId, call)
    await refuseTooLate(trx, order)
    const fields = faultsOf(order, addresses)
    if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
    const { shipping_address: to, billing_address: billed } = addresses
    const shipping = to === undefined ? order.shipping_address : kept(to)
    const billing = billed === undefined ? order.billing_address : kept(billed)
    const email = billing.email ?? order.email
    await setAddresses(trx, orderId, { shipping, billing, email })
    const event = { orderId, kind: 'addresses', actor: call.staff.name } as const
    const eventId = await recordOrderEvent(trx, shop.jobs, event)
    const customer = { ...order, email }
    await mailOrderEvent(
      trx,
      shop,
      customer,
      { template: 'order-addresses', eventId },
      orderAddressesMail,
    )
    const { shipping_address, billing_address } = order
    await recordChange(trx, call.staff, {
      action: 'addresses',
      entity: 'order',
      entityId: orderId,
      before: { shipping_address, billing_address },
      after: { shipping_address: shipping, billing_address: billing },
    })
  })
}

async function refuseTooLate(trx: Trx, { id, status }: LockedOrder): Promise<void> {
  const isOpen = status === 'pending' || status === 'processing'
  if (!isOpen || (await hasShipped(trx, id)))
    throw new ShopError('conflict', { message: 'orders.addresses_fixed' })
}

/** The rules of the checkout, and that the amounts stay right. */
function faultsOf(
  order: LockedOrder,
  { shipping_address: to, billing_address: billed }: NewAddresses,
) {
  const errors: FieldErrors = {}
  if (to !== undefined) {
    Object.assign(errors, checkAddress(to, 'shipping_address.'))
    if (to.country !== order.shipping_address.country)
      errors['shipping_address.country'] = 'orders.country_fixed'
  }
  if (billed !== undefined) {
    Object.assign(errors, checkAddress(billed, 'billing_address.'))
    if (order.customer_type === 'business' && !billed.company_name)
      errors['billing_address.company_name'] = 'field.company_name'
    if (order.is_vat_exempt && isOtherBusiness(order.billing_address, billed))
      errors['billing_address.vat_number'] = 'orders.vat_number_fixed'
  }
  return errors
}

function isOtherBusiness(before: OrderAddress, after: BillingAddress): boolean {
  return before.vat_number !== (after.vat_number ?? null) || before.country !== after.country
}

function kept(address: DeliveryAddress | BillingAddress): OrderAddress {
  return {
    first_name: address.first_name,
    last_name: address.last_name,
    company_name: address.company_name ?? null,
    vat_number: address.vat_number ?? null,
    street: address.street,
    building_apartment: address.building_apartment ?? null,
    city: address.city,
    postal_code: normalisePostalCode(address.postal_code, address.country),
    country: address.country,
    phone: address.phone ?? null,
    email: address.email ?? null,
  }
}
