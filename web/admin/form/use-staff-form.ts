import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'

const CONFLICT = 409

interface StaffFormOptions<Values extends FieldValues> {
  values: Values
  /** Sends what was entered; with `version`, over the record of that version. */
  send: (values: Values, version?: number) => Promise<void>
  /** The record somebody else saved meanwhile, as this form would show it. */
  current?: (record: unknown) => { values: Values; version: number }
  /** What is said where the shop failed; where it could not be reached, that follows. */
  failure?: string
  /** Shows the record as it is now, where somebody else was faster and there are no two states to choose from. */
  onStale?: () => void
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
  onStale,
}: StaffFormOptions<Values>) {
  const { t } = useTranslation()
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> })
  const [refusal, setRefusal] = useState<string>()
  const [conflict, setConflict] = useState<Conflict<Values>>()
  /** Of the state of somebody else that was taken over, until it is saved. */
  const [taken, setTaken] = useState<number>()
  const { errors, isSubmitting, isDirty } = form.formState

  const refuse = (error: unknown) => {
    if (error instanceof ApiError) {
      const isStale = error.status === CONFLICT && error.code === 'stale'
      if (isStale && current !== undefined) {
        const record = current(error.data)
        setConflict({ theirs: record.values, version: record.version })
        return
      }
      if (isStale) onStale?.()
      if (showAtFields(error.errors)) return
    }
    setRefusal(refusalOf(error, failure, t))
  }
  const showAtFields = (found: ApiError['errors']) => {
    const known = Object.entries(found ?? {}).filter(([name]) => hasField(form.getValues(), name))
    for (const [index, [name, [message = '']]] of known.entries())
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    return known.length > 0
  }
  const submit = (version?: number) => {
    // What the server said of a field that no input registers would stand in the way for good.
    form.clearErrors()
    return form.handleSubmit(async (entered) => {
      setRefusal(undefined)
      setConflict(undefined)
      await send(entered, version ?? taken).then(() => setTaken(undefined), refuse)
    })()
  }
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
      form.reset(conflict?.theirs)
      setTaken(conflict?.version)
      setConflict(undefined)
    },
    /** Goes on with what was entered; the next save asks again. */
    keepEditing: () => setConflict(undefined),
    /** The words at a field, of our rules or of the server. */
    errorOf: (name: Path<Values>): string | undefined =>
      at(errors, name) === undefined ? undefined : form.getFieldState(name).error?.message,
  }
}

export type StaffForm<Values extends FieldValues> = ReturnType<typeof useStaffForm<Values>>

/** What is said above the form: of a cut line that nothing was saved, since what was entered stays. */
function refusalOf(error: unknown, failure: string | undefined, t: Translate): string {
  if (!(error instanceof ApiError) || error.status !== 0)
    return refusalText(error, failure ?? t('admin.failure.title'))
  const told = failure === undefined ? '' : `${failure.replace(/\.$/, '')}. `
  return told + t('admin.form.noConnection')
}

/** `billing_address.city` of `{ billing_address: { city: '' } }`. */
function hasField(values: FieldValues, name: string): boolean {
  return at(values, name) !== undefined
}

function at(tree: FieldValues, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((found, part) => (found as FieldValues | undefined)?.[part], tree)
}
