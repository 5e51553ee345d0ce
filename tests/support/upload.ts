import { type ApiAnswer, callAt } from './api-call.ts'

/** Sends a file as the form of a browser does. */
export async function upload(
  { address }: { address: string },
  path: string,
  { token, content, name = 'file.csv', field = 'file', fields = {} }: UploadOptions,
): Promise<ApiAnswer> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  if (content !== undefined) form.append(field, new Blob([content]), name)
  const request = new Request(address, { method: 'POST', body: form })
  return callAt(address)('POST', path, {
    token,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    raw: new Uint8Array(await request.arrayBuffer()),
  })
}

export interface UploadOptions {
  token: string
  /** Left out: a form without its file. */
  content?: string | Uint8Array<ArrayBuffer>
  name?: string
  /** What the form calls the file. */
  field?: string
  fields?: Record<string, string>
}
