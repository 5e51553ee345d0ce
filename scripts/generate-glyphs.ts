import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

// Writes server/catalogue/drawings/glyphs.json: the outlines of Figtree and Bricolage Grotesque (SIL Open
// Font License) that letter product pictures, banners and previews. Run it, then `npm run format`, when a
// font's package is raised or a character is missing.
const ROOT = path.resolve(import.meta.dirname, '..')
const FIGTREE = 'figtree/files/figtree-latin-wght-normal.woff2'
const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàáâäçèéêëíîïñóôöùúûüÿœŒæ'
const CHARACTERS = `0123456789${LETTERS}${ACCENTED} -/.,:;?!+&()%€’'"«»“”–—·×`

/** By the name that lettering gives them: weights of the text face, and the face of headings. */
const FACES = {
  600: { file: FIGTREE, weight: 600 },
  800: { file: FIGTREE, weight: 800 },
  display: { file: BRICOLAGE, weight: 650 },
} as const

type Glyph = [advance: number, path: string]

/** Advance and outline of each character by face, in thousandths of the em, y downwards. */
export async function makeGlyphs(): Promise<Record<string, Record<string, Glyph>>> {
  const faces: [name: string, glyphs: Record<string, Glyph>][] = []
  for (const [name, { file, weight }] of Object.entries(FACES)) {
    // oxlint-disable-next-line no-await-in-loop -- the decompressor works on one font at a time
    faces.push([name, glyphsOf(await readFont(file), weight)])
  }
  return Object.fromEntries(faces)
}

async function readFont(file: string): Promise<Font> {
  const packed = await readFile(path.join(ROOT, 'node_modules/@fontsource-variable', file))
  // fontkit cannot vary a compressed font.
  return create(Buffer.from(await decompress(packed))) as Font
}

function glyphsOf(font: Font, weight: number): Record<string, Glyph> {
  const varied = font.getVariation({ wght: weight })
  const scale = 1000 / font.unitsPerEm
  return Object.fromEntries(
    CHARACTERS.split('').map((character): [string, Glyph] => {
      const glyph = varied.glyphForCodePoint(character.codePointAt(0) ?? 0)
      const outline = glyph.path.scale(scale, -scale).toSVG()
      return [character, [Math.round(glyph.advanceWidth * scale), rounded(outline)]]
    }),
  )
}

function rounded(outline: string): string {
  return outline.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number))))
}

if (import.meta.main) {
  const file = path.join(ROOT, 'server/catalogue/drawings/glyphs.json')
  await writeFile(file, JSON.stringify(await makeGlyphs(), undefined, 2))
}
