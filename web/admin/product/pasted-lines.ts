import type { Answer } from '#contract/api.ts'

type MatchedLine = Answer<'POST /admin/printers/match'>['data']['lines'][number]

export interface NamedPrinter {
  id: number
  slug: string
  name: string
}

/** What a line of a pasted list means for this article. */
export interface PastedLine {
  /** Its place in the list, from 1. */
  number: number
  text: string
  printers: NamedPrinter[]
  state: 'found' | 'several' | 'known' | 'twice' | 'unknown'
  /** Of several, the one that was chosen. */
  picked?: NamedPrinter | undefined
}

/** Which lines would add a printer: one that is there already, or that a line above names, adds nothing. */
export function readMatches(
  lines: readonly MatchedLine[],
  isKnown: (id: number) => boolean,
): PastedLine[] {
  const named = new Set<number>()
  return lines.map(({ text, status, printers }, index) => {
    const [first] = printers
    const line = { number: index + 1, text, printers }
    if (status !== 'found' || first === undefined) return { ...line, state: status }
    if (isKnown(first.id)) return { ...line, state: 'known' }
    const state = named.has(first.id) ? 'twice' : 'found'
    named.add(first.id)
    return { ...line, state }
  })
}

/** What would be added, and how many lines would not. */
export function tally(lines: readonly PastedLine[]) {
  const chosen = lines.flatMap((line) =>
    line.state === 'found' ? (line.printers[0] ?? []) : (line.picked ?? []),
  )
  const added = [...new Map(chosen.map((printer) => [printer.id, printer])).values()]
  const count = (...states: PastedLine['state'][]) =>
    lines.filter(({ state, picked }) => states.includes(state) && picked === undefined).length
  return {
    added,
    add: added.length,
    decide: count('several'),
    known: count('known', 'twice'),
    unknown: count('unknown'),
  }
}
