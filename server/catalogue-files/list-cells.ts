/*
 * Lists in one cell of a CSV file: `BK | C | M`, and lists of things with several parts:
 * `black:OC-1-BK:12.95 | cyan:OC-1-C:12.95`. A backslash before a bar, a colon or a backslash makes it
 * a plain letter.
 */

export function listCell(items: readonly string[]): string {
  return items.map((item) => item.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ')
}

/** Parts that are not said at the end of an item are left out. */
export function partsCell(items: readonly (readonly string[])[]): string {
  return items
    .map((parts) =>
      parts
        .slice(0, parts.findLastIndex((part) => part !== '') + 1)
        .map((part) => (/[\\|:]/.test(part) ? part.replaceAll(/[\\|:]/g, String.raw`\$&`) : part))
        .join(':'),
    )
    .join(' | ')
}

export function listOfCell(cell: string): string[] {
  return split(cell, '|\n')
    .map((item) => plain(item.trim()))
    .filter((item) => item !== '')
}

export function partsOfCell(cell: string): string[][] {
  return split(cell, '|\n')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => split(item, ':').map((part) => plain(part.trim())))
}

/** Cuts at each of these signs that has no backslash before it. */
function split(text: string, signs: string): string[] {
  if (!text.includes('\\')) return text.split(signs === ':' ? ':' : /[|\n]/)
  const parts = ['']
  for (const [letter] of text.matchAll(/\\[^]|[^]/g)) {
    if (signs.includes(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

function plain(text: string): string {
  return text.replaceAll(/\\([^])/g, '$1')
}
