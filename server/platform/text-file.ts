/** Spreadsheets save "Unicode text" as UTF-16, with a mark in front: such a file as UTF-8, others as they are. */
export function asUtf8(content: Uint8Array): Uint8Array {
  const encoding = utf16Of(content)
  return encoding === null ? content : recoded(content, encoding)
}

/** The same of a file that is read part by part. */
export async function* utf8Parts(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | null | undefined
  const encoder = new TextEncoder()
  for await (const part of parts) {
    if (decoder === undefined) {
      const encoding = utf16Of(part)
      decoder = encoding === null ? null : new TextDecoder(encoding)
    }
    yield decoder === null ? part : encoder.encode(decoder.decode(part, { stream: true }))
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function recoded(content: Uint8Array, encoding: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder(encoding).decode(content))
}

/** Whether a text is the page of a site, saved or downloaded in place of the file it offers. */
export function isWebPage(text: string): boolean {
  return /^\uFEFF?\s*<(?:!doctype|html|head|meta|table|\?xml|script|!--)/i.test(text)
}

/** Whether a file is a workbook of a spreadsheet, which is a compressed folder or an older container. */
export function isWorkbook(content: Uint8Array): boolean {
  const beginning = Buffer.from(content.subarray(0, 4)).toString('hex')
  return beginning === '504b0304' || beginning === 'd0cf11e0'
}
