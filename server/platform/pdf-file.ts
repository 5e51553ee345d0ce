import type { Language } from '#contract/plain/languages.ts'

export interface PdfOptions {
  title: string
  language: Language
  /** Width and height of a page in points, and the room around what is on it. */
  size: readonly [width: number, height: number]
  margin: number
}

export interface Column {
  title: string
  /** Points; the rest of the page for one without. */
  width?: number
}

/** Writes from top to bottom, and goes on on a new page where one is full. */
export interface PdfWriter {
  newPage(): void
  heading(text: string): void
  /** Lines of one paragraph. */
  lines(lines: readonly string[], look?: Look): void
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void
}

export interface Look {
  size?: number
  isBold?: boolean
  isQuiet?: boolean
}

export const A4 = [595.28, 841.89] as const
export const A6 = [297.64, 419.53] as const

const TEXT_SIZE = 10
const HEADING_SIZE = 18
const GAP = 10
const CELL = 5
const INK = '#1a1b22'
const QUIET = '#6b6860'
const RULE = '#d9d5cc'
const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'

/** A tagged PDF of text and tables, in memory. The library is loaded with the first one. */
export async function pdfFile(
  { title, language, size, margin }: PdfOptions,
  write: (pdf: PdfWriter) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: [...size],
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: printable(title) },
    autoFirstPage: false,
  })
  const written = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  write(writerOn(doc, root))
  root.end()
  doc.end()
  return written
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

function writerOn(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): PdfWriter {
  const wide = () => doc.page.width - doc.page.margins.left - doc.page.margins.right
  const left = () => doc.page.margins.left
  const add = (kind: string, draw: () => void) => root.add(element(doc, kind, draw))
  const ensureRoom = (height: number) => {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
  }
  return {
    newPage: () => void doc.addPage(),
    heading(text) {
      doc.font(BOLD).fontSize(HEADING_SIZE)
      ensureRoom(doc.heightOfString(printable(text), { width: wide() }))
      add('H1', () => doc.fillColor(INK).text(printable(text), left(), doc.y, { width: wide() }))
      doc.moveDown(0.5)
    },
    lines(lines, { size = TEXT_SIZE, isBold = false, isQuiet = false } = {}) {
      const text = lines.map(printable).join('\n')
      doc.font(isBold ? BOLD : REGULAR).fontSize(size)
      ensureRoom(doc.heightOfString(text, { width: wide() }))
      add('P', () =>
        doc.fillColor(isQuiet ? QUIET : INK).text(text, left(), doc.y, { width: wide() }),
      )
      doc.y += GAP
    },
    table: (columns, rows) => drawTable(doc, root, { columns, rows, width: wide(), x: left() }),
  }
}

function element(doc: PDFKit.PDFDocument, kind: string, draw: () => void) {
  return doc.struct(kind, {}, [draw])
}

function drawTable(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  table: {
    columns: readonly Column[]
    rows: readonly (readonly string[])[]
    width: number
    x: number
  },
): void {
  const { columns, rows, width, x } = table
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const open = columns.filter((column) => column.width === undefined).length
  const widths = columns.map((column) => column.width ?? (width - fixed) / open)
  const titles = columns.map((column) => column.title)
  const structure = doc.struct('Table')
  root.add(structure)
  const row = (cells: readonly string[], kind: 'TH' | 'TD') => {
    doc.font(kind === 'TH' ? BOLD : REGULAR).fontSize(TEXT_SIZE)
    const heights = cells.map((cell, index) =>
      doc.heightOfString(printable(cell), { width: (widths[index] ?? 0) - CELL }),
    )
    const height = Math.max(...heights) + 2 * CELL
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage()
      if (kind === 'TD') row(titles, 'TH')
      doc.font(REGULAR)
    }
    const top = doc.y
    const line = doc.struct('TR')
    structure.add(line)
    let at = x
    for (const [index, cell] of cells.entries()) {
      const cellAt = at
      line.add(
        element(doc, kind, () => {
          doc.fillColor(INK).text(printable(cell), cellAt, top + CELL, {
            width: (widths[index] ?? 0) - CELL,
          })
        }),
      )
      at += widths[index] ?? 0
    }
    line.end()
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(x, top + height)
      .lineTo(x + width, top + height)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
    doc.endMarkedContent()
    doc.x = x
    doc.y = top + height
  }
  row(titles, 'TH')
  for (const cells of rows) row(cells, 'TD')
  structure.end()
  doc.y += GAP
}

/** What the faces every reader of PDF has can show: Western Europe's letters, as Windows counts them. */
const UNKNOWN = /[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu
const PLAIN = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
  ['\u202f', '\u00a0'],
])

/** `Łukasz Şahin` → `Lukasz Sahin`: a letter the face lacks loses its marks, as on an envelope. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNKNOWN, (letter) => {
    const plain = PLAIN.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return plain.replaceAll(UNKNOWN, '?')
  })
}
