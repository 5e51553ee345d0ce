/** Cells of a table as spreadsheets write them; a cell that begins like a formula is made plain text. */
export async function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
  })
}
