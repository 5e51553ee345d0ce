import { useId, useState } from 'react'

import { refusalText, waitText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'

type FormValues = Readonly<Record<string, string | boolean>>
type NameOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never
}[keyof Values & string]

/** What makes a field wrong, by field in the order of the page. */
export type Rules<Values> = {
  readonly [Name in keyof Values & string]?: (values: Values) => TextKey | undefined
}

interface FormOptions<Values> {
  defaultValues: Values
  rules: Rules<Values>
  /** Sends what was entered and goes on from there. What it rejects with shows in the form. */
  send: (values: Values) => Promise<void>
  /** Said when a refusal has no sentence of its own. */
  failure: TextKey
}

/** What a text input needs to be part of the form. */
export interface FormText {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

export interface Form<Values> {
  values: Values
  /** Why the server did not do it; field errors stand at their fields instead. */
  refusal: string | undefined
  isBusy: boolean
  change: (change: Partial<Values>) => void
  text: (name: NameOf<Values, string>) => FormText
  tick: (name: NameOf<Values, boolean>) => {
    id: string
    name: string
    checked: boolean
    onChange: (event: { target: { checked: boolean } }) => void
  }
  submit: (event: { preventDefault: () => void }) => void
}

/**
 * A form's state: default values, one set of rules, one thing that is sent. Fields are checked when
 * they are left, an error goes with the next key, and the focus goes to the first wrong field.
 */
export function useForm<Values extends FormValues>({
  defaultValues,
  rules,
  send,
  failure,
}: FormOptions<Values>): Form<Values> {
  const { t } = useTranslation()
  const id = useId()
  const [values, setValues] = useState(defaultValues)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const idOf = (name: string) => `${id}-${name}`

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))))
  }
  const check = (name: string) => {
    // A field that was left empty is asked for when the form is sent.
    if (values[name] === '') return
    const wrong = rules[name as keyof typeof rules]?.(values)
    if (wrong !== undefined) setErrors({ ...errors, [name]: t(wrong) })
  }
  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    const first = Object.keys(values).find((name) => name in found)
    if (first !== undefined) focusOn(idOf(first))
  }
  const refused = (error: unknown) => {
    const found = fieldErrors(error, values)
    if (Object.keys(found).length > 0) show(found)
    else setRefusal(waitText(error, t) ?? refusalText(error, t(failure)))
  }
  const submit = async () => {
    setRefusal(undefined)
    const found = brokenRules(rules, values)
    show(Object.fromEntries(Object.entries(found).map(([name, key]) => [name, t(key)])))
    if (Object.keys(found).length > 0) return
    setIsBusy(true)
    await send(values)
      .catch(refused)
      .finally(() => setIsBusy(false))
  }

  return {
    values,
    refusal,
    isBusy,
    change,
    ...inputsOf({ idOf, values, errors, change, check }),
    submit: (event) => {
      event.preventDefault()
      if (!isBusy) void submit()
    },
  }
}

/** What the inputs are given: their part of the values, and what their events mean. */
function inputsOf<Values extends FormValues>({
  idOf,
  values,
  errors,
  change,
  check,
}: {
  idOf: (name: string) => string
  values: Values
  errors: Readonly<Record<string, string>>
  change: (change: Partial<Values>) => void
  check: (name: string) => void
}): Pick<Form<Values>, 'text' | 'tick'> {
  return {
    text: (name) => ({
      id: idOf(name),
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event) => change({ [name]: event.target.value } as Partial<Values>),
      onBlur: () => check(name),
    }),
    tick: (name) => ({
      id: idOf(name),
      name,
      checked: values[name] === true,
      onChange: (event) => change({ [name]: event.target.checked } as Partial<Values>),
    }),
  }
}

function brokenRules<Values extends FormValues>(
  rules: Rules<Values>,
  values: Values,
): Record<string, TextKey> {
  const found: Record<string, TextKey> = {}
  for (const name of Object.keys(rules)) {
    const wrong = rules[name as keyof typeof rules]?.(values)
    if (wrong !== undefined) found[name] = wrong
  }
  return found
}

/** The first message of each field the server refused, as far as this form has the field. */
function fieldErrors(error: unknown, values: FormValues): Record<string, string> {
  const refused = error instanceof ApiError ? (error.errors ?? {}) : {}
  const known = Object.entries(refused).filter(([name]) => name in values)
  return Object.fromEntries(known.map(([name, [sentence = '']]) => [name, sentence]))
}

function focusOn(id: string): void {
  // After the error is on the page, so that it is read with its field.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus())
}
