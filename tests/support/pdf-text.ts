import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF in the order it was drawn, and the file as letters. Enough for faces that are kept in
 * the file, whose texts stand as numbers of glyphs, each face with a table of what they mean.
 */
export function textOfPdf(bytes: Buffer): { text: string; raw: string } {
  const raw = bytes.toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/^(\d+) 0 obj$/gm)].map(({ 1: number = '', index }) => [
      number,
      raw.slice(index, raw.indexOf('endobj', index)),
    ]),
  )
  const faces = facesOf(objects)
  const texts: string[] = []
  for (const object of objects.values()) {
    let letters = new Map<string, string>()
    for (const [, face, shown] of streamOf(object).matchAll(
      /\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g,
    )) {
      if (face !== undefined) letters = faces.get(face) ?? letters
      if (shown === undefined) continue
      const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, digits = '']) => digits).join('')
      texts.push((hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '').join(''))
    }
  }
  return { text: texts.join('\n'), raw }
}

/** What the glyphs of each face mean, by the name pages call it. */
function facesOf(objects: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const faces = new Map<string, Map<string, string>>()
  for (const object of objects.values())
    for (const [, name = '', number = ''] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? []
      faces.set(name, lettersOf(streamOf(objects.get(table) ?? '')))
    }
  return faces
}

function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      letters.set(glyph, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    }
  return letters
}

function streamOf(object: string): string {
  const start = /stream\r?\n/.exec(object)
  if (start === null) return ''
  try {
    return inflateSync(Buffer.from(object.slice(start.index + start[0].length), 'latin1')).toString(
      'latin1',
    )
  } catch {
    return ''
  }
}
