import { useId, useRef, useState } from 'react'

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

export interface FieldsOptions<Values> {
  defaultValues: Values
  rules: Rules<Values>
  /** A field whose rule looks at another one, which then clears its error: `{ postal_code: 'country' }`. */
  follows?: { readonly [Name in keyof Values & string]?: keyof Values & string }
  /** Whether the form asks for a field at all: a part that is switched off has no errors either. */
  isAsked?: (name: keyof Values & string, values: Values) => boolean
  /** Whether a field left empty is asked for at once; else when the form is sent. */
  asksAtOnce?: boolean
  /** Hears of everything that is typed. */
  onChange?: (values: Values) => void
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

export interface Fields<Values> {
  values: Values
  /** Field → sentence, of our rules or of the server: both show at the field. */
  errors: Readonly<Partial<Record<keyof Values & string, string>>>
  /** Whether the form was ever sent. */
  wasSent: boolean
  /** The id of a field's control. */
  idOf: (name: string) => string
  change: (change: Partial<Values>) => void
  /** Puts values in that nobody typed: `onChange` does not hear of them. */
  fill: (change: Partial<Values> | ((values: Values) => Values)) => void
  text: (name: NameOf<Values, string>) => FormText
  tick: (name: NameOf<Values, boolean>) => {
    id: string
    name: string
    checked: boolean
    onChange: (event: { target: { checked: boolean } }) => void
  }
  /** Checks all fields; false moves the focus to the first wrong one. */
  isGood: () => boolean
  /** Shows what was found wrong after a field was left; the focus stays where it is by now. */
  note: (name: NameOf<Values, string>, checked: string, sentence: string) => void
  /** Shows what the server refused; false when none of it belongs to a field on the page. */
  showRefused: (errors: Readonly<Record<string, readonly string[]>> | undefined) => boolean
}

type Errors = Readonly<Record<string, string>>

/**
 * The fields of a form: values, one set of rules, errors at the fields. A field is checked when it
 * is left, its error goes with the next key, and the focus goes to the first wrong field.
 */
export function useFields<Values extends FormValues>(
  options: FieldsOptions<Values>,
): Fields<Values> {
  const { rules, asksAtOnce = false, onChange } = options
  const { t } = useTranslation()
  const id = useId()
  const [values, setValues] = useState(options.defaultValues)
  const [errors, setErrors] = useState<Errors>({})
  const [wasSent, setWasSent] = useState(false)
  // Changes come from events and from answers, also between two renders: each builds on the one before.
  const latest = useRef(values)
  const put = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const idOf = (name: string) => `${id}-${name}`

  const change = (changed: Partial<Values>) => {
    const next = { ...latest.current, ...changed }
    put(next)
    setErrors((now) => remaining(now, Object.keys(changed), next, options))
    onChange?.(next)
  }
  const check = (name: string) => {
    if (values[name] === '' && !asksAtOnce) return
    const wrong = rules[name as keyof typeof rules]?.(values)
    if (wrong !== undefined) setErrors((now) => ({ ...now, [name]: t(wrong) }))
  }
  const show = (found: Errors) => {
    setErrors(found)
    const first = Object.keys(values).find((name) => name in found)
    if (first !== undefined) focusOn(idOf(first))
  }
  return {
    values,
    errors: errors as Fields<Values>['errors'],
    wasSent,
    idOf,
    change,
    fill: (filled) =>
      put(typeof filled === 'function' ? filled(latest.current) : { ...latest.current, ...filled }),
    // oxlint-disable-next-line react/refs -- the inputs read it in their events alone
    ...inputsOf({ idOf, values, errors, change, check }),
    isGood: () => {
      setWasSent(true)
      const found = Object.entries(brokenRules(rules, values))
      show(Object.fromEntries(found.map(([name, key]) => [name, t(key)])))
      return found.length === 0
    },
    note: (name, checked, sentence) => {
      if (latest.current[name] === checked) setErrors((now) => ({ ...now, [name]: sentence }))
    },
    showRefused: (refused = {}) => {
      const known = Object.entries(refused).filter(([name]) => controlOf(idOf(name)) !== null)
      show(Object.fromEntries(known.map(([name, [sentence = '']]) => [name, sentence])))
      return known.length > 0
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
  errors: Errors
  change: (change: Partial<Values>) => void
  check: (name: string) => void
}): Pick<Fields<Values>, 'text' | 'tick'> {
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

/** The errors that still stand after a change: not those of what was changed, of what follows it, or is no longer asked. */
export function remaining<Values extends FormValues>(
  errors: Errors,
  changed: readonly string[],
  values: Values,
  { follows, isAsked }: Pick<FieldsOptions<Values>, 'follows' | 'isAsked'>,
): Errors {
  const leaders: Readonly<Record<string, string | undefined>> = follows ?? {}
  const stands = (name: string) =>
    !changed.includes(name) &&
    !changed.includes(leaders[name] ?? name) &&
    (isAsked?.(name, values) ?? true)
  return Object.fromEntries(Object.entries(errors).filter(([name]) => stands(name)))
}

/** What is wrong, by field in the order of the rules; empty when all is well. */
export function brokenRules<Values>(
  rules: Rules<Values>,
  values: Values,
): Readonly<Record<string, TextKey>> {
  const found: Record<string, TextKey> = {}
  for (const name of Object.keys(rules) as (keyof Values & string)[]) {
    const wrong = rules[name]?.(values)
    if (wrong !== undefined) found[name] = wrong
  }
  return found
}

function controlOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
}

function focusOn(id: string): void {
  // After the error is on the page, so that it is read with its field.
  requestAnimationFrame(() => controlOf(id)?.focus())
}
