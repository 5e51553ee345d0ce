/** Signs that make a spreadsheet take a cell for a formula, and their wide forms. */
const FORMULA = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const DANGEROUS = new RegExp(`^'*${FORMULA}`)
const DEFUSED = new RegExp(`^'+${FORMULA}`)

/**
 * A cell that a spreadsheet shows instead of working it out: one apostrophe before what begins like a
 * formula, and before what looks defused already, so that `fused` gives back exactly what was there.
 */
export function defused(cell: string): string {
  return DANGEROUS.test(cell) ? `'${cell}` : cell
}

/** What a defused cell said. */
export function fused(cell: string): string {
  return DEFUSED.test(cell) ? cell.slice(1) : cell
}
