/** What stands in an order that staff give it. */
export interface Placed {
  id: number
  position: number
}

/** The records in the order they have after one of them moved to another place, counted from 0. */
export function moved<Row extends Placed>(rows: readonly Row[], id: number, to: number): Row[] {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) return [...rows]
  const rest = rows.filter((one) => one !== row)
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, row)
}

/** Those whose position has to change so that they stand in this order. */
export function repositioned<Row extends Placed>(
  rows: readonly Row[],
): { row: Row; position: number }[] {
  return rows
    .map((row, position) => ({ row, position }))
    .filter(({ row, position }) => row.position !== position)
}
