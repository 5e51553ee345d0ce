import {
  drawArtifact,
  type Face,
  HEAD_OF_COLUMN,
  type Paper,
  printable,
} from '#server/platform/pdf-paper.ts'

/** A paper being filled from above. */
export interface Flow {
  paper: Paper
  /** What readers of the structure read, in the order it is added. */
  root: PDFKit.PDFStructureElement
  /** Where the next part begins. */
  y: number
  top: number
  bottom: number
  colors: { ink: string; muted: string; line: string }
}

export interface Place {
  x: number
  y: number
  width: number
}

export interface TextLine {
  text: string
  /** On the same line, at the right edge. */
  beside?: string
  size?: number
  face?: Face
  color?: string
  /** Space below. */
  after?: number
}

const SIZE = 10
const LEADING = 1.35

/** Lines below each other, each an element of the structure; the first is of the type asked for. Answers where they end. */
export function textBlock(
  { paper, root, colors }: Pick<Flow, 'paper' | 'root' | 'colors'>,
  type: 'H1' | 'H2' | 'P',
  place: Place,
  lines: readonly TextLine[],
): number {
  let { y } = place
  for (const [index, { text: given, beside, ...look }] of lines.entries()) {
    const text = printable(given)
    const { size = SIZE, face = 'regular', color = colors.ink, after = 0 } = look
    const options = { width: place.width }
    const top = y
    const element = paper.struct(index === 0 ? type : 'P', {}, () => {
      paper.font(face).fontSize(size).fillColor(color)
      paper.text(text, place.x, top, options)
      if (beside !== undefined)
        paper.text(printable(beside), place.x, top, { ...options, align: 'right' })
    })
    root.add(element)
    const rows = Math.round(paper.heightOfString(text, options) / paper.currentLineHeight())
    y += rows * size * LEADING + after
  }
  return y
}

export interface Column {
  title: string
  width: number
  align?: 'left' | 'right'
}

/** A cell's text; a second one stands below it, quieter. */
export type Cell = string | string[]

const CELL_SIZE = 9.5
const SUB_SIZE = 8.5
const PADDING = 5

/** A table with a head that is repeated on every page it goes on to. Moves the flow below it. */
export function drawTable(
  flow: Flow,
  place: Pick<Place, 'x' | 'width'>,
  columns: readonly Column[],
  given: readonly Cell[][],
): void {
  const { paper } = flow
  const rows = given.map((row) => row.map((cell) => [cell].flat().map(printable)))
  const table = paper.struct('Table')
  flow.root.add(table)
  const head = paper.struct('TR')
  table.add(head)
  drawHeadRow(flow, place, columns, (draw) => head.add(paper.struct('TH', HEAD_OF_COLUMN, draw)))
  head.end()
  for (const row of rows) {
    const height = heightOf(flow, columns, row)
    if (flow.y + height > flow.bottom) {
      paper.addPage()
      flow.y = flow.top
      drawHeadRow(flow, place, columns, (draw) => drawArtifact(paper, draw))
    }
    const element = paper.struct('TR')
    table.add(element)
    drawRow(flow, place, columns, row, (parts) => element.add(paper.struct('TD', {}, parts)))
    element.end()
    flow.y += height
    line(flow, place)
  }
  table.end()
}

function drawHeadRow(
  flow: Flow,
  place: Pick<Place, 'x' | 'width'>,
  columns: readonly Column[],
  add: (draw: () => void) => void,
): void {
  const { paper, colors } = flow
  const at = { width: 0, lineGap: 0 }
  const height =
    Math.max(
      ...columns.map(({ title, width }) =>
        paper
          .font('semibold')
          .fontSize(SUB_SIZE)
          .heightOfString(title, { ...at, width }),
      ),
    ) + PADDING
  let { x } = place
  for (const column of columns) {
    const left = x
    add(() => {
      paper.font('semibold').fontSize(SUB_SIZE).fillColor(colors.muted)
      const own = paper.heightOfString(column.title, { width: column.width })
      paper.text(column.title, left, flow.y + height - PADDING - own, {
        width: column.width,
        align: column.align ?? 'left',
      })
    })
    x += column.width
  }
  flow.y += height
  line(flow, place)
}

function drawRow(
  flow: Flow,
  place: Pick<Place, 'x'>,
  columns: readonly Column[],
  row: readonly Cell[],
  add: (paragraphs: PDFKit.PDFStructureElement[]) => void,
): void {
  const { paper, colors, y } = flow
  let { x } = place
  for (const [index, column] of columns.entries()) {
    const [text = '', ...below] = [row[index] ?? ''].flat()
    const left = x
    const options = { width: column.width - PADDING, align: column.align ?? 'left' }
    const shift = column.align === 'right' ? PADDING : 0
    const draw = () => {
      paper
        .font('regular')
        .fontSize(CELL_SIZE)
        .fillColor(colors.ink)
        .text(text, left + shift, y + PADDING, options)
    }
    const drawBelow = (quiet: string) => () => {
      paper.fontSize(SUB_SIZE).fillColor(colors.muted).text(quiet, options)
    }
    add([draw, ...below.map(drawBelow)].map((part) => paper.struct('P', {}, part)))
    x += column.width
  }
}

function heightOf({ paper }: Flow, columns: readonly Column[], row: readonly Cell[]): number {
  const heights = columns.map(({ width }, index) => {
    const [text = '', ...below] = [row[index] ?? ''].flat()
    const options = { width: width - PADDING }
    const main = paper.font('regular').fontSize(CELL_SIZE).heightOfString(text, options)
    paper.fontSize(SUB_SIZE)
    return below.reduce((sum, quiet) => sum + paper.heightOfString(quiet, options), main)
  })
  return Math.max(...heights) + 2 * PADDING
}

function line({ paper, y, colors }: Flow, { x, width }: Pick<Place, 'x' | 'width'>): void {
  drawArtifact(paper, () =>
    paper
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colors.line),
  )
}
