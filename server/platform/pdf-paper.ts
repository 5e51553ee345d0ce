import { readFileSync } from 'node:fs'
import path from 'node:path'

import PdfKit from 'pdfkit'

import { type Language, LOCALES } from '#contract/plain/languages.ts'

export type Paper = PDFKit.PDFDocument

/** In points: 1/72 inch. */
export const A4 = { width: 595.28, height: 841.89 } as const

const FONTS = { regular: 'figtree-regular.ttf', semibold: 'figtree-semibold.ttf' } as const
export type Face = keyof typeof FONTS

/** Known to pdfkit, but not to its types. */
const PDF_UA = 'PDF/UA' as string as NonNullable<PDFKit.PDFDocumentOptions['subset']>

const fontBytes = new Map<Face, Buffer>()

/**
 * A sheet of A4 that screen readers can read: tagged, with its language and title. The same content
 * gives the same bytes: nothing of it depends on when it is drawn.
 */
export function openPaper({
  title,
  author,
  language,
  createdAt,
}: {
  title: string
  author: string
  language: Language
  createdAt: Date
}): Paper {
  const paper = new PdfKit({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
    font: '',
  })
  for (const face of Object.keys(FONTS) as Face[]) paper.registerFont(face, bytesOf(face))
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

function bytesOf(face: Face): Buffer {
  const known = fontBytes.get(face)
  if (known !== undefined) return known
  const bytes = readFileSync(path.join(import.meta.dirname, 'fonts', FONTS[face]))
  fontBytes.set(face, bytes)
  return bytes
}
