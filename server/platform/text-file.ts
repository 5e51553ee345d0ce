/** Spreadsheets save "Unicode text" as UTF-16, with a mark in front: such a file as UTF-8, others as they are. */
export function asUtf8(content: Uint8Array): Uint8Array {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return recoded(content, 'utf-16le')
  if (first === 0xfe && second === 0xff) return recoded(content, 'utf-16be')
  return content
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
