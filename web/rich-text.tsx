import { Fragment, type ReactNode } from 'react'

import type { TextKey, TextValues } from './i18n.ts'
import { useTranslation } from './language-context.tsx'

type Parts = Readonly<Record<string, (children: string) => ReactNode>>

/** A sentence with parts that are more than text: "<b>In stock</b>, delivered {{day}}" with `b` given in `parts`. */
export function RichText({
  text,
  values,
  parts,
}: {
  text: TextKey
  values?: TextValues
  parts: Parts
}) {
  const { t } = useTranslation()
  return split(t(text, values)).map(({ tag, content, start }) => (
    <Fragment key={start}>
      {tag === undefined ? content : (parts[tag]?.(content) ?? content)}
    </Fragment>
  ))
}

interface Piece {
  tag: string | undefined
  content: string
  start: number
}

function split(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (match.index > from)
      pieces.push({ tag: undefined, content: sentence.slice(from, match.index), start: from })
    pieces.push({ tag: match[1], content: match[2] ?? '', start: match.index })
    from = match.index + match[0].length
  }
  if (from < sentence.length)
    pieces.push({ tag: undefined, content: sentence.slice(from), start: from })
  return pieces
}
