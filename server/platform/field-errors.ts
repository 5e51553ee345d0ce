import type { Language } from '#contract/plain/languages.ts'

import { isMessageKey, message, type MessageKey } from './messages.ts'

interface Issue {
  code: string
  message?: string
  path: readonly PropertyKey[]
  origin?: string
  format?: string
  minimum?: number
  /** False when the smallest value is the next one above. */
  inclusive?: boolean
  maximum?: number
  keys?: readonly string[]
  /** Of a union: what each of its forms found wrong. */
  errors?: readonly (readonly Issue[])[]
}

/** The validator's findings as `{ field: [sentence] }`; a field of an object is named `shipping_address.city`. */
export function fieldErrors(validation: unknown, language: Language): Record<string, string[]> {
  // A Map, since a field may be called `constructor`.
  const errors = new Map<string, string[]>()
  for (const { field, key, params } of fieldFaults(validation))
    errors.set(field, [...(errors.get(field) ?? []), message(language, key, params)])
  return Object.fromEntries(errors)
}

/** A finding before it is put into words. */
export interface FieldFault {
  field: string
  key: MessageKey
  params: { min: number; max: number }
}

export function fieldFaults(validation: unknown): FieldFault[] {
  return issuesOf(validation).flatMap((issue) =>
    fieldsOf(issue).map((field) => ({
      field,
      key: keyOf(issue),
      params: {
        min: (issue.minimum ?? 0) + (issue.inclusive === false ? 1 : 0),
        max: issue.maximum ?? 0,
      },
    })),
  )
}

/** The validator wraps each finding; unwrapping tolerates both forms. */
function issuesOf(validation: unknown): Issue[] {
  if (!Array.isArray(validation)) return []
  return validation
    .map((entry: { params?: { issue?: Issue } }) => entry.params?.issue ?? (entry as Issue))
    .flatMap((issue) => closestForm(issue))
}

/** Of several possible forms of a body, the one that knows most of its fields: the one that was meant. */
function closestForm(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors === undefined) return [issue]
  const unknownKeys = (form: readonly Issue[]) =>
    form.reduce((sum, { keys = [] }) => sum + keys.length, 0)
  const [closest = [issue]] = issue.errors.toSorted(
    (one, other) => unknownKeys(one) - unknownKeys(other) || one.length - other.length,
  )
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function fieldsOf(issue: Issue): string[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => (path === '' ? key : `${path}.${key}`))
  return [path === '' ? 'body' : path]
}

/** The message a schema names itself, else one by the kind of fault. */
function keyOf(issue: Issue): MessageKey {
  if (issue.message !== undefined && isMessageKey(issue.message)) return issue.message
  if (issue.code === 'unrecognized_keys') return 'field.unknown'
  if (issue.code === 'invalid_format')
    return issue.format === 'email' ? 'field.email' : 'field.format'
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1 ? 'field.required' : 'field.too_small'
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'field.too_long' : 'field.too_big'
  if (issue.code === 'invalid_type' && isMissing(issue)) return 'field.required'
  return 'field.invalid'
}

/** A finding does not carry what was given, but its own sentence says when that was nothing. */
function isMissing(issue: Issue): boolean {
  return /received (?:undefined|null)$/.test(issue.message ?? '')
}
