import type { Answer, Input, Route } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'

/** A file as an input gave it, and what else the form says. */
export function formOf(file: File, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return form
}

/** Sends a form with a file to a call that takes one. */
export function sendForm<R extends Route>(
  route: R,
  form: FormData,
  params?: object,
): Promise<Answer<R>> {
  // The contract types what arrives: a file's name and bytes. What is sent is the browser's own form.
  return staffCall(route, { ...(params && { params }), body: form } as unknown as Input<R>)
}

/** What is wrong with the file says more than that something is. */
export function fileRefusal(error: unknown, failure: string): string {
  const [ofFile] = (error instanceof ApiError ? error.errors?.['file'] : undefined) ?? []
  return ofFile ?? refusalText(error, failure)
}
