import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { loadUser, type CurrentUser } from '#web/commerce/session/current-user.ts'
import { namesOf } from '#web/commerce/words/person-name.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { hasDraft } from '#web/storefront/buying/checkout-draft.ts'
import type { CheckoutValues } from '#web/storefront/buying/checkout-values.ts'

export type SavedAddress = Answer<'GET /profile/addresses'>['data'][number]

const NONE: readonly SavedAddress[] = []

interface SavedDetails {
  addresses: readonly SavedAddress[]
  /** What is known of the visitor is in the form, or cannot be had: from now on it keeps its size. */
  isSettled: boolean
}

/**
 * The customer's addresses, none for a guest. Who and where they are is filled in once, unless this
 * tab remembers what was typed. Without an answer the form is filled in by hand.
 */
export function useSavedDetails(fill: (change: Partial<CheckoutValues>) => void): SavedDetails {
  const [addresses, setAddresses] = useState(NONE)
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isSignedIn()) {
      // oxlint-disable-next-line react/set-state-in-effect -- the server's page knows nobody
      setIsSettled(true)
      return undefined
    }
    let isCurrent = true
    const isUntouched = !hasDraft()
    const load = async () => {
      const [user, { data }] = await Promise.all([
        loadUser(),
        browserCall('GET /profile/addresses', {}),
      ])
      if (!isCurrent) return
      setAddresses(data)
      if (isUntouched) fill({ ...ofUser(user), ...(data[0] && billingOf(data[0])) })
    }
    load()
      .catch(() => undefined)
      .finally(() => isCurrent && setIsSettled(true))
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears
  }, [])
  return { addresses, isSettled }
}

/** The account's own details: an account with a company name orders as a business. */
export function ofUser(user: CurrentUser): Partial<CheckoutValues> {
  const { first, last } = namesOf(user.name)
  return {
    billing_email: user.email,
    billing_first_name: first,
    billing_last_name: last,
    billing_phone: user.phone ?? '',
    ...(user.company_name !== null && {
      customer_type: 'business',
      company_name: user.company_name,
      vat_number: user.vat_number ?? '',
    }),
  }
}

/** A saved address has no line for the box: it stands in the street. */
export function billingOf(address: SavedAddress): Partial<CheckoutValues> {
  return {
    billing_first_name: address.first_name,
    billing_last_name: address.last_name,
    billing_street: address.street,
    billing_building_apartment: '',
    billing_postal_code: address.postal_code,
    billing_city: address.city,
    billing_country: address.country,
    ...(address.phone !== null && { billing_phone: address.phone }),
  }
}

export function shippingOf(address: SavedAddress): Partial<CheckoutValues> {
  return {
    'shipping_address.first_name': address.first_name,
    'shipping_address.last_name': address.last_name,
    'shipping_address.street': address.street,
    'shipping_address.building_apartment': '',
    'shipping_address.postal_code': address.postal_code,
    'shipping_address.city': address.city,
    'shipping_address.country': address.country,
    'shipping_address.phone': address.phone ?? '',
  }
}
