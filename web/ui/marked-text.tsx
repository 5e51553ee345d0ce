import { matchRange } from './text-match.ts'

/** A text with the part that was typed in bold. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const range = matchRange(text, query)
  if (range === undefined) return text
  return (
    <>
      {text.slice(0, range.start)}
      <mark className="match">{text.slice(range.start, range.end)}</mark>
      {text.slice(range.end)}
    </>
  )
}
