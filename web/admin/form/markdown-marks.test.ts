import { expect, test } from 'vitest'

import { type MarkdownMark, withMark } from './markdown-marks.ts'

/** `|` stands where the choice begins and ends. */
const marked = (drawn: string, mark: MarkdownMark) => {
  const start = drawn.indexOf('|')
  const end = drawn.lastIndexOf('|') - 1
  const made = withMark({ text: drawn.replaceAll('|', ''), start, end }, mark)
  return `${made.text.slice(0, made.start)}|${made.text.slice(made.start, made.end)}|${made.text.slice(made.end)}`
}

test.each([
  ['an |ink| tip', 'bold', 'an **|ink|** tip'],
  ['an **|ink|** tip', 'bold', 'an |ink| tip'],
  ['an |ink| tip', 'italic', 'an *|ink|* tip'],
  ['an *|ink|* tip', 'italic', 'an |ink| tip'],
  ['an **|ink|** tip', 'italic', 'an ***|ink|*** tip'],
  ['see |this page| now', 'link', 'see [this page](|/|) now'],
  ['a\nb|c|d\ne', 'heading', 'a\n|## bcd|\ne'],
  ['|one\ntwo|', 'list', '|- one\n- two|'],
  ['|- one\n- two|', 'list', '|one\ntwo|'],
  ['||', 'list', '|- |'],
] as const)('%j %s is %j', (drawn, mark, expected) => {
  expect(marked(drawn, mark)).toBe(expected)
})
