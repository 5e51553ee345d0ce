/** As much of a category as its place in the tree needs. */
export interface Placed {
  id: number
  parent_id: number | null
}

/** What the API is asked for: the categories of a level in their order. */
export interface Level {
  parent_id: number | null
  ids: number[]
}

export interface TreeRow<Row> {
  row: Row
  /** 0 at the top. */
  depth: number
  hasChildren: boolean
}

/** The tree from the top down, each category before those below it; what is folded keeps its own to itself. */
export function treeRows<Row extends Placed>(
  rows: readonly Row[],
  folded: ReadonlySet<number> = new Set(),
  parentId: number | null = null,
  depth = 0,
): TreeRow<Row>[] {
  return childrenOf(rows, parentId).flatMap((row) => {
    const hasChildren = rows.some(({ parent_id }) => parent_id === row.id)
    const below = folded.has(row.id) ? [] : treeRows(rows, folded, row.id, depth + 1)
    return [{ row, depth, hasChildren }, ...below]
  })
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** A step by keyboard or menu: past its neighbour, below the one before it, or out beside its parent. */
export function stepOf(
  rows: readonly Placed[],
  id: number,
  direction: Direction,
): Level | undefined {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) return undefined
  const level = idsOf(rows, row.parent_id)
  const at = level.indexOf(id)
  if (direction === 'up') return at === 0 ? undefined : placed(rows, id, row.parent_id, at - 1)
  if (direction === 'down')
    return at === level.length - 1 ? undefined : placed(rows, id, row.parent_id, at + 1)
  if (direction === 'in') {
    const before = level[at - 1]
    return before === undefined ? undefined : placed(rows, id, before, Infinity)
  }
  const parent = rows.find((one) => one.id === row.parent_id)
  if (parent === undefined) return undefined
  const place = idsOf(rows, parent.parent_id).indexOf(parent.id) + 1
  return placed(rows, id, parent.parent_id, place)
}

/** Dropped on another: before it, after it, or below it as its last. */
export function dropOn(
  rows: readonly Placed[],
  id: number,
  target: number,
  where: 'before' | 'after' | 'into',
): Level | undefined {
  const row = rows.find((one) => one.id === target)
  if (row === undefined || id === target || isBelow(rows, target, id)) return undefined
  if (where === 'into') return placed(rows, id, target, Infinity)
  const level = idsOf(rows, row.parent_id).filter((one) => one !== id)
  return placed(rows, id, row.parent_id, level.indexOf(target) + (where === 'after' ? 1 : 0))
}

/** The tree as it is once the level has been put in order. */
export function afterOrder<Row extends Placed>(
  rows: readonly Row[],
  { parent_id: parentId, ids }: Level,
): Row[] {
  const moved = ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return row === undefined ? [] : [{ ...row, parent_id: parentId }]
  })
  return [...rows.filter(({ id }) => !ids.includes(id)), ...moved]
}

/** Where a category stands: counted from 1, among those of its level. */
export function placeOf<Row extends Placed>(
  rows: readonly Row[],
  id: number,
): { row: Row; parent: Row | undefined; place: number; of: number } | undefined {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) return undefined
  const level = idsOf(rows, row.parent_id)
  const parent = rows.find((one) => one.id === row.parent_id)
  return { row, parent, place: level.indexOf(id) + 1, of: level.length }
}

function placed(
  rows: readonly Placed[],
  id: number,
  parentId: number | null,
  place: number,
): Level {
  const others = idsOf(rows, parentId).filter((one) => one !== id)
  return { parent_id: parentId, ids: [...others.slice(0, place), id, ...others.slice(place)] }
}

function idsOf(rows: readonly Placed[], parentId: number | null): number[] {
  return childrenOf(rows, parentId).map(({ id }) => id)
}

function childrenOf<Row extends Placed>(rows: readonly Row[], parentId: number | null): Row[] {
  return rows.filter(({ parent_id }) => parent_id === parentId)
}

function isBelow(rows: readonly Placed[], id: number, above: number): boolean {
  const row = rows.find((one) => one.id === id)
  if (row === undefined || row.parent_id === null) return false
  return row.parent_id === above || isBelow(rows, row.parent_id, above)
}
