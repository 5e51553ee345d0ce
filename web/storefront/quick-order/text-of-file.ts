/** Far more than is checked at a time: of a longer file the rest is not read. */
const MOST_BYTES = 1_000_000
const [TAB, LINE_FEED, RETURN, SPACE, DELETE] = [9, 10, 13, 32, 127]

/**
 * The text of a file, whatever its name says; undefined when it holds signs that no text has, as
 * pictures and workbooks do. Spreadsheets still write Windows' letters, which are no UTF-8.
 */
export async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer())
  if (bytes.some(isNoText)) return undefined
  try {
    // A stream may end in the middle of a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return isMostlyWords(text) ? text : undefined
  }
}

function isNoText(byte: number): boolean {
  return (byte < SPACE && byte !== TAB && byte !== LINE_FEED && byte !== RETURN) || byte === DELETE
}

/** In a list accents are few; in chance bytes half of all signs are beyond plain letters. */
function isMostlyWords(text: string): boolean {
  const plain = text.replaceAll(/[^\t-~]/g, '')
  return plain.length >= text.length * 0.8 && !/[\u0080-\u009F]/.test(text)
}
