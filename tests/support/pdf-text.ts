import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF in the order it was drawn, and the file as letters. Enough for the standard faces,
 * whose texts stand as Windows' letters in hexadecimal.
 */
export function textOfPdf(bytes: Buffer): { text: string; raw: string } {
  const raw = bytes.toString('latin1')
  const windows = new TextDecoder('windows-1252')
  const texts: string[] = []
  for (const { index } of raw.matchAll(/stream\r?\n/g)) {
    const start = index + (raw[index + 6] === '\r' ? 8 : 7)
    const end = raw.indexOf('endstream', start)
    const content = inflated(bytes.subarray(start, end))
    for (const [shown] of content.matchAll(/\[[^\]]*\] TJ/g)) {
      const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, digits = '']) => digits).join('')
      texts.push(windows.decode(Buffer.from(hex, 'hex')))
    }
  }
  return { text: texts.join('\n'), raw }
}

function inflated(part: Buffer): string {
  try {
    return inflateSync(part).toString('latin1')
  } catch {
    return ''
  }
}
