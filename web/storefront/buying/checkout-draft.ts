import { COUNTRIES } from '#contract/plain/countries.ts'

import { type CheckoutValues, TEXT_FIELDS } from './checkout-values.ts'

const KEY = 'octavo_checkout'

/** Keeps what was typed for this tab, so that reloading or going back loses nothing. Neither consent nor payment data are kept. */
export function saveDraft(values: CheckoutValues, storage = tabStorage()): void {
  const { terms_accepted: _consent, payment_method: _method, ...kept } = values
  try {
    storage?.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: the form lives as long as the page.
  }
}

/** What was kept, laid over the empty form; anything unreadable is left out. */
export function readDraft(empty: CheckoutValues, storage = tabStorage()): CheckoutValues {
  const kept = parse(storage?.getItem(KEY))
  const values = { ...empty }
  for (const name of TEXT_FIELDS) if (typeof kept[name] === 'string') values[name] = kept[name]
  for (const name of ['billing_country', 'shipping_address.country'] as const) {
    values[name] = COUNTRIES.find((country) => country === kept[name]) ?? empty[name]
  }
  values.customer_type = kept['customer_type'] === 'business' ? 'business' : 'individual'
  values.ships_elsewhere = kept['ships_elsewhere'] === true
  return values
}

/** Whether this tab remembers anything that was typed. */
export function hasDraft(storage = tabStorage()): boolean {
  return storage?.getItem(KEY) != null
}

export function forgetDraft(storage = tabStorage()): void {
  storage?.removeItem(KEY)
}

function parse(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
