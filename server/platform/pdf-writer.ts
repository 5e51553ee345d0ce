import { drawArtifact, type Face, HEAD_OF_COLUMN, type Paper, printable } from './pdf-paper.ts'

export interface Column {
  title: string
  /** Points; the rest of the page for one without. */
  width?: number
}

/** Writes from top to bottom, and goes on on a new page where one is full. */
export interface PdfWriter {
  newPage: () => void
  heading: (text: string) => void
  /** Lines of one paragraph. */
  lines: (lines: readonly string[], look?: Look) => void
  table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => void
}

export interface Look {
  size?: number
  isBold?: boolean
  isQuiet?: boolean
}

const TEXT_SIZE = 10
const HEADING_SIZE = 18
const GAP = 10
const CELL = 5
const INK = '#1a1b22'
const QUIET = '#6b6860'
const RULE = '#d9d5cc'

/** Writes text and tables on a paper, within its margins. */
export function writeOn(paper: Paper, write: (pdf: PdfWriter) => void): void {
  const root = paper.struct('Document')
  paper.addStructure(root)
  write(writerOn(paper, root))
  root.end()
}

function writerOn(paper: Paper, root: PDFKit.PDFStructureElement): PdfWriter {
  const wide = () => paper.page.width - paper.page.margins.left - paper.page.margins.right
  const left = () => paper.page.margins.left
  const write = (
    kind: string,
    text: string,
    { size, face, color }: { size: number; face: Face; color: string },
  ) => {
    const options = { width: wide() }
    paper.font(face).fontSize(size)
    ensureRoom(paper, paper.heightOfString(text, options))
    root.add(
      paper.struct(kind, {}, () => paper.fillColor(color).text(text, left(), paper.y, options)),
    )
  }
  return {
    newPage: () => void paper.addPage(),
    heading(text) {
      write('H1', printable(text), { size: HEADING_SIZE, face: 'semibold', color: INK })
      paper.moveDown(0.5)
    },
    lines(lines, { size = TEXT_SIZE, isBold = false, isQuiet = false } = {}) {
      const face = isBold ? 'semibold' : 'regular'
      const text = lines.map(printable).join('\n')
      write('P', text, { size, face, color: isQuiet ? QUIET : INK })
      paper.y += GAP
    },
    table: (columns, rows) => drawTable(paper, root, { columns, rows, width: wide(), x: left() }),
  }
}

/** Answers whether a new page was begun. */
function ensureRoom(paper: Paper, height: number): boolean {
  if (paper.y + height <= paper.page.height - paper.page.margins.bottom) return false
  paper.addPage()
  return true
}

function drawTable(
  paper: Paper,
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
  const structure = paper.struct('Table')
  root.add(structure)
  const drawRow = (cells: readonly string[], kind: 'TH' | 'TD') => {
    const face = kind === 'TH' ? 'semibold' : 'regular'
    const texts = cells.map(printable)
    const height = rowHeight(paper, face, texts, widths)
    if (ensureRoom(paper, height) && kind === 'TD') drawRow(titles, 'TH')
    const row = paper.struct('TR')
    structure.add(row)
    const top = paper.y
    let at = x
    for (const [index, text] of texts.entries()) {
      const cellAt = at
      const cellWidth = widths[index] ?? 0
      row.add(
        paper.struct(kind, kind === 'TH' ? HEAD_OF_COLUMN : {}, () => {
          paper.font(face).fontSize(TEXT_SIZE).fillColor(INK)
          paper.text(text, cellAt, top + CELL, { width: cellWidth - CELL })
        }),
      )
      at += cellWidth
    }
    row.end()
    drawRule(paper, { x, y: top + height, width })
    paper.x = x
    paper.y = top + height
  }
  drawRow(titles, 'TH')
  for (const cells of rows) drawRow(cells, 'TD')
  structure.end()
  paper.y += GAP
}

function rowHeight(
  paper: Paper,
  face: Face,
  texts: readonly string[],
  widths: readonly number[],
): number {
  paper.font(face).fontSize(TEXT_SIZE)
  const heights = texts.map((text, index) =>
    paper.heightOfString(text, { width: (widths[index] ?? 0) - CELL }),
  )
  return Math.max(...heights) + 2 * CELL
}

function drawRule(paper: Paper, { x, y, width }: { x: number; y: number; width: number }): void {
  drawArtifact(paper, () =>
    paper
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke(),
  )
}
