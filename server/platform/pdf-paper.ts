import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Font } from 'fontkit'

import { type Language, LOCALES } from '#contract/plain/languages.ts'

export type Paper = PDFKit.PDFDocument

/** In points: 1/72 inch. */
export const A4 = { width: 595.28, height: 841.89 } as const
export const A6 = { width: 297.64, height: 419.53 } as const

const FONTS = { regular: 'figtree-regular.ttf', semibold: 'figtree-semibold.ttf' } as const
export type Face = keyof typeof FONTS

/** Known to pdfkit, but not to its types. */
const PDF_UA = 'PDF/UA' as string as NonNullable<PDFKit.PDFDocumentOptions['subset']>

/** What a table's heading says to readers of the structure. Known to pdfkit, but not to its types. */
export const HEAD_OF_COLUMN: object = { scope: 'Column' }

/** Opened once: reading their tables anew took half of the time of a paper. */
const fonts = new Map<Face, Promise<Font>>()

/**
 * Paper without a page yet, that screen readers can read: tagged, with its language and title, in the shop's own face.
 * The same content gives the same bytes: nothing of it depends on when it is drawn. The library is loaded with the first
 * one.
 */
export async function openPaper({
  title,
  author,
  language,
  createdAt,
  size = A4,
  margin = 0,
}: {
  title: string
  author: string
  language: Language
  createdAt: Date
  size?: { width: number; height: number }
  margin?: number
}): Promise<Paper> {
  const { default: PdfKit } = await import('pdfkit')
  const paper = new PdfKit({
    size: [size.width, size.height],
    margin,
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: createdAt },
    font: '',
  })
  for (const face of Object.keys(FONTS) as Face[]) {
    // oxlint-disable-next-line no-await-in-loop -- there are two, and they are open
    paper.registerFont(face, asSource(await fontOf(face)))
  }
  return paper.font('regular')
}

/** Ends a paper and answers its bytes. */
export async function bytesOfPaper(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('end', resolve)
    paper.on('error', reject)
  })
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

/** Draws what readers of the structure skip: lines, grounds, page numbers. */
export function drawArtifact(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}

/** What the face has no letter for: it has those of the languages written in Latin letters in the EU, and what they are set with. */
const UNKNOWN =
  /[^\n -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017eȘ-ț–—‘’‚“”„•…‹›€™−]/gu
const PLAIN = new Map([
  ['\u202f', '\u00a0'],
  ['\u2011', '-'],
])

/** A text as the face can show it: a letter it lacks loses its marks, as on an envelope; any other becomes a question mark. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNKNOWN, (letter) => {
    const plain = PLAIN.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return plain.replaceAll(UNKNOWN, '?')
  })
}

/** pdfkit takes an open font, which its types do not know. */
function asSource(font: Font): PDFKit.Mixins.PDFFontSource {
  return font as unknown as PDFKit.Mixins.PDFFontSource
}

function fontOf(face: Face): Promise<Font> {
  const known = fonts.get(face) ?? openFont(face)
  fonts.set(face, known)
  return known
}

async function openFont(face: Face): Promise<Font> {
  const { create } = await import('fontkit')
  const bytes = await readFile(path.join(import.meta.dirname, 'fonts', FONTS[face]))
  return create(bytes) as Font
}
