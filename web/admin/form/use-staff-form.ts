import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'

const CONFLICT = 409

interface StaffFormOptions<Values extends FieldValues> {
  values: Values
  /** Sends what was entered; with `version`, over the record of that version. */
  send: (values: Values, version?: number) => Promise<void>
  /** The record somebody else saved meanwhile, as this form would show it. */
  current?: (record: unknown) => { values: Values; version: number }
  /** What is said where the shop failed or could not be reached. */
  failure?: string
}

/** What somebody else saved while this form was open. */
export interface Conflict<Values> {
  theirs: Values
  version: number
}

/**
 * A form of the back office: the server's field errors stand at their fields, any other refusal above
 * them, and where somebody else was faster both states are kept to choose from.
 */
export function useStaffForm<Values extends FieldValues>({
  values,
  send,
  current,
  failure,
}: StaffFormOptions<Values>) {
  const { t } = useTranslation()
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> })
  const [refusal, setRefusal] = useState<string>()
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const { errors, isSubmitting, isDirty } = form.formState

  const refuse = (error: unknown) => {
    if (error instanceof ApiError) {
      if (error.status === CONFLICT && error.code === 'stale' && current !== undefined) {
        const record = current(error.data)
        setConflict({ theirs: record.values, version: record.version })
        return
      }
      if (showAtFields(error.errors)) return
    }
    setRefusal(refusalText(error, failure ?? t('admin.failure.title')))
  }
  const showAtFields = (found: ApiError['errors']) => {
    const known = Object.entries(found ?? {}).filter(([name]) => hasField(form.getValues(), name))
    for (const [index, [name, [message = '']]] of known.entries())
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    return known.length > 0
  }
  const submit = (version?: number) =>
    form.handleSubmit(async (entered) => {
      setRefusal(undefined)
      setConflict(undefined)
      await send(entered, version).catch(refuse)
    })()
  return {
    form,
    refusal,
    conflict,
    isBusy: isSubmitting,
    /** Something was entered that is neither saved nor being saved. */
    isDirty: isDirty && !isSubmitting,
    submit: () => void submit(),
    /** Saves what was entered over what somebody else saved. */
    keepMine: () => void submit(conflict?.version),
    takeTheirs: () => {
      if (conflict !== undefined) form.reset(conflict.theirs)
      setConflict(undefined)
    },
    /** The words at a field, of our rules or of the server. */
    errorOf: (name: Path<Values>): string | undefined =>
      name
        .split('.')
        .reduce<unknown>(
          (at, part) => (at as Record<string, unknown> | undefined)?.[part],
          errors,
        ) === undefined
        ? undefined
        : form.getFieldState(name).error?.message,
  }
}

export type StaffForm<Values extends FieldValues> = ReturnType<typeof useStaffForm<Values>>

/** `billing_address.city` of `{ billing_address: { city: '' } }`. */
function hasField(values: FieldValues, name: string): boolean {
  const found = name
    .split('.')
    .reduce<unknown>((at, part) => (at as FieldValues | undefined)?.[part], values)
  return found !== undefined
}
