import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** What lucide's components are made of: each hands its data to the one that draws. */
interface Drawing {
  render: (props: object, ref: null) => ReactElement<{ icon: { node: readonly Line[] } }>
}

const known = new WeakMap<LucideIcon, string>()

/** The lines of a drawing as markup: `<path d="M18 6 6 18"/><path d="m6 6 12 12"/>`. */
export function linesOf(drawing: LucideIcon): string {
  let lines = known.get(drawing)
  if (lines === undefined) {
    const { icon } = (drawing as unknown as Drawing).render({}, null).props
    lines = icon.node.map(lineOf).join('')
    known.set(drawing, lines)
  }
  return lines
}

/** `key` is React's, not the drawing's. */
function lineOf([tag, attributes]: Line): string {
  const words = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${words.join('')}/>`
}
