/** A shape of an icon: its tag with its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/**
 * The markup of an icon: its lines as one path, since pages show a hundred icons; what is filled
 * stays apart.
 */
export function iconMarkup(shapes: readonly Shape[]): string {
  const lines = shapes.filter(([, { fill }]) => fill === undefined)
  const filled = shapes.filter(([, { fill }]) => fill !== undefined)
  return [
    `<path d="${lines.map(pathOf).join('')}"/>`,
    ...filled.map((shape) => `<path fill="${shape[1]['fill']}" d="${pathOf(shape)}"/>`),
  ].join('')
}

/** Begins with an absolute position, so that it may follow another. */
function pathOf([tag, attributes]: Shape): string {
  if (tag === 'path') return fromStart(attributes['d'] ?? '')
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes['points'] ?? ''}`
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    default:
      throw new Error(`There is no path for <${tag}>`)
  }
}

const NUMBER = String.raw`(-?\d*\.?\d+)[\s,]*`
const START = new RegExp(`^m\\s*${NUMBER}${NUMBER}`)

/** `m6 9 6 6` → `M6 9l6 6`: the first position is one of the drawing wherever the path stands. */
function fromStart(d: string): string {
  const [start = '', x = '', y = ''] = START.exec(d) ?? []
  if (start === '') return d
  const rest = d.slice(start.length)
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 0 1 ${width} 0`
  return `M${rounded(cx - rx)} ${cy}${half(rounded(2 * rx))}${half(rounded(-2 * rx))}z`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const across = rounded(width - 2 * r)
  const down = rounded(height - 2 * r)
  return [
    `M${rounded(x + r)} ${y}`,
    `h${across}${corner(r, r)}v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`,
  ].join('')
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}
