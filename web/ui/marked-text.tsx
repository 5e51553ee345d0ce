import { Fragment } from 'react'

import { matchRanges } from './match-ranges.ts'

/** A text with what was typed marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const ranges = matchRanges(text, query)
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className="match">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  )
}
