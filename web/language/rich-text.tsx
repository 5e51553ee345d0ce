import { createElement, Fragment, type ReactNode } from 'react'

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
  return createElement(Fragment, null, ...split(t(text, values), parts))
}

/** The pieces stand in the order of the sentence: like the children of any element they need no keys. */
function split(sentence: string, parts: Parts): ReactNode[] {
  const pieces: ReactNode[] = []
  let from = 0
  for (const { 0: whole, 1: tag = '', 2: content = '', index } of sentence.matchAll(TAGGED)) {
    if (index > from) pieces.push(sentence.slice(from, index))
    pieces.push(parts[tag]?.(content) ?? content)
    from = index + whole.length
  }
  if (from < sentence.length) pieces.push(sentence.slice(from))
  return pieces
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/g
