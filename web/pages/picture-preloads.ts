/** React puts preloads of early pictures before the markup; they belong in the head. */
export function splitPreloads(rendered: string): { pictures: string[]; markup: string } {
  const preloads = /^(?:<link[^>]*>)*/.exec(rendered)?.[0] ?? ''
  const pictures = [...preloads.matchAll(/ href="([^"]+)"/g)].map((match) => match[1] ?? '')
  return { pictures, markup: rendered.slice(preloads.length) }
}
