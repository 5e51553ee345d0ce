import { useState } from 'react'

import { refusalText, waitText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import { type Fields, type FieldsOptions, useFields } from './use-fields.ts'

interface FormOptions<Values> extends FieldsOptions<Values> {
  /** Sends what was entered and goes on from there. What it rejects with shows in the form. */
  send: (values: Values) => Promise<void>
  /** Said when a refusal has no sentence of its own. */
  failure: TextKey
}

export interface Form<Values> extends Fields<Values> {
  /** Why the server did not do it; field errors stand at their fields instead. */
  refusal: string | undefined
  isBusy: boolean
  submit: (event: { preventDefault: () => void }) => void
}

/** A form that sends one thing: its fields, and what became of sending them. */
export function useForm<Values extends Readonly<Record<string, string | boolean>>>({
  send,
  failure,
  ...options
}: FormOptions<Values>): Form<Values> {
  const { t } = useTranslation()
  const fields = useFields(options)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const refused = (error: unknown) => {
    if (error instanceof ApiError && fields.showRefused(error.errors)) return
    setRefusal(waitText(error, t) ?? refusalText(error, t(failure)))
  }
  const submit = async () => {
    setRefusal(undefined)
    if (!fields.isGood()) return
    setIsBusy(true)
    await send(fields.values)
      .catch(refused)
      .finally(() => setIsBusy(false))
  }
  return {
    ...fields,
    refusal,
    isBusy,
    submit: (event) => {
      event.preventDefault()
      if (!isBusy) void submit()
    },
  }
}
