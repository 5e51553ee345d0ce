import type { HeadTag } from './head.ts'

/**
 * The tags of a head as HTML, in the order given: React would put preloads before the stylesheet,
 * which the first paint waits for. The text of a script must be safe inside one already.
 */
export function headMarkup(tags: readonly HeadTag[]): string {
  return tags.map(tagMarkup).join('')
}

function tagMarkup({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  )
  const opening = `<${tag}${written.join('')}>`
  if (tag === 'meta' || tag === 'link') return opening
  return `${opening}${tag === 'title' ? escaped(text ?? '') : (text ?? '')}</${tag}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
