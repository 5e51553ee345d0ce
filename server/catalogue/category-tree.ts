export const LEVELS_AT_MOST = 3

export type CategoryTree = ReadonlyMap<number, { id: number; parent_id: number | null }>

/**
 * Whether a category, with all below it, may stand below `parentId` (null: at the top). `id` is undefined
 * for one that is not there yet.
 */
export function fitsBelow(
  tree: CategoryTree,
  id: number | undefined,
  parentId: number | null,
): 'fits' | 'unknown' | 'below itself' | 'too deep' {
  if (parentId !== null && !tree.has(parentId)) return 'unknown'
  const above = ancestorsOf(tree, parentId)
  if (id !== undefined && above.includes(id)) return 'below itself'
  const height = id === undefined ? 1 : heightOf(tree, id)
  return above.length + height > LEVELS_AT_MOST ? 'too deep' : 'fits'
}

/** The category and those above it, up to the top. */
function ancestorsOf(tree: CategoryTree, id: number | null): number[] {
  const row = id === null ? undefined : tree.get(id)
  return row === undefined ? [] : [row.id, ...ancestorsOf(tree, row.parent_id)]
}

/** Levels from this one down. */
function heightOf(tree: CategoryTree, id: number): number {
  const below = [...tree.values()].filter((row) => row.parent_id === id)
  return 1 + Math.max(0, ...below.map((row) => heightOf(tree, row.id)))
}
