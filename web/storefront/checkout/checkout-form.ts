import { createContext, useContext, useEffect, useState } from 'react'

import type { PaymentMethod } from '#contract/plain/statuses.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { readDraft, saveDraft } from '#web/storefront/buying/checkout-draft.ts'
import {
  type CheckoutField,
  type CheckoutValues,
  emptyCheckout,
} from '#web/storefront/buying/checkout-values.ts'

import { checkoutErrors, fieldError, isAsked } from './checkout-rules.ts'

/** Field → sentence, from our rules or the server's answer; both show in the same places. */
type ShownErrors = Partial<Record<CheckoutField, string>>

export interface CheckoutForm {
  values: CheckoutValues
  errors: ShownErrors
  /** Once it was sent, the errors stand on top as well. */
  wasSent: boolean
  change: (change: Partial<CheckoutValues>) => void
  /** Fills in what is known already; it is no draft until something is typed. */
  fill: (change: Partial<CheckoutValues>) => void
  /** Checks one field, when it is left. */
  check: (field: CheckoutField) => void
  /** Checks all; false moves the focus to the first error. */
  isGood: () => boolean
  /** Shows the server's findings; false when none of them belongs to a field of this form. */
  showRefused: (errors: Readonly<Record<string, readonly string[]>>) => boolean
}

/** The checkout form's state: validated on blur, cleared on input, kept for this tab once typed in. */
export function useCheckoutForm(defaultMethod: PaymentMethod): CheckoutForm {
  const { t } = useTranslation()
  const [values, setValues] = useState(() => emptyCheckout(defaultMethod))
  const [errors, setErrors] = useState<ShownErrors>({})
  const [wasSent, setWasSent] = useState(false)

  // The server renders the empty form; what this tab remembers comes after it.
  // oxlint-disable-next-line react/set-state-in-effect -- once, after hydration
  useEffect(() => setValues((empty) => readDraft(empty)), [])

  const show = (found: ShownErrors) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) focusField(first)
  }
  return {
    values,
    errors,
    wasSent,
    change: (change) => {
      const next = { ...values, ...change }
      setValues(next)
      setErrors(stillTrue(errors, Object.keys(change), next))
      saveDraft(next)
    },
    fill: (change) => setValues((current) => ({ ...current, ...change })),
    check: (field) => {
      const error = fieldError(values, field)
      if (error !== undefined) setErrors({ ...errors, [field]: t(error) })
    },
    isGood: () => {
      setWasSent(true)
      const found = translated(checkoutErrors(values), t)
      show(found)
      return Object.keys(found).length === 0
    },
    showRefused: (refused) => {
      const known = Object.entries(refused).filter(([field]) => hasField(field))
      show(Object.fromEntries(known.map(([field, [sentence = '']]) => [field, sentence])))
      return known.length > 0
    },
  }
}

const CheckoutFormContext = createContext<CheckoutForm | undefined>(undefined)
export const CheckoutFormProvider = CheckoutFormContext.Provider

/** The form round the calling field. */
export function useForm(): CheckoutForm {
  const form = useContext(CheckoutFormContext)
  if (form === undefined) throw new Error('A checkout field stands outside its form')
  return form
}

/** The id of a field's control: links of the error summary lead to it. */
export function fieldId(field: string): string {
  return field.replace('.', '-')
}

function hasField(field: string): boolean {
  return document.querySelector(`#${CSS.escape(fieldId(field))}`) !== null
}

function focusField(field: string): void {
  // After the error is on the page, so that it is read with its field.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(field))}`)?.focus(),
  )
}

function translated(errors: ReturnType<typeof checkoutErrors>, t: Translate): ShownErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]))
}

/** A new country makes a new postcode rule; a changed field is right until it is left again. */
function stillTrue(
  errors: ShownErrors,
  changed: readonly string[],
  values: CheckoutValues,
): ShownErrors {
  const cleared = new Set(
    changed.flatMap((name) => [
      name,
      name.replace(/(billing_|address\.)country$/, '$1postal_code'),
    ]),
  )
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !cleared.has(name) && isAsked(name as CheckoutField, values),
    ),
  )
}
