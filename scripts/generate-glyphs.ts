import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

// Writes server/catalogue/drawings/glyphs.json: the outlines of Figtree (SIL Open Font License) that
// letter the product pictures. Run it, then `npm run format`, when the font's package is raised or a
// character is missing.
const ROOT = path.resolve(import.meta.dirname, '..')
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz -/.+&'
const WEIGHTS = [600, 800]

type Glyph = [advance: number, path: string]

/** Advance and outline of each character by weight, in thousandths of the em, y downwards. */
export async function makeGlyphs(): Promise<Record<string, Record<string, Glyph>>> {
  // fontkit cannot vary a compressed font.
  const bytes = await decompress(await readFile(path.join(ROOT, FONT)))
  const font = create(Buffer.from(bytes)) as Font
  return Object.fromEntries(WEIGHTS.map((weight) => [weight, glyphsOf(font, weight)]))
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
