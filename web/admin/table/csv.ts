/** What spreadsheets take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A table as a file that spreadsheets of Belgium open by a double click: `;` between cells, a byte order
 * mark in front. A cell that would be a formula is text.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !isNumber(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isNumber(text: string): boolean {
  return /^[+-]?\d+([.,]\d+)?$/.test(text)
}
