import type { KeyboardEvent } from 'react'

interface GridKeys {
  listId: string
  /** The id of the cell where the visitor is; undefined while in the field. */
  cell: string | undefined
  goTo: (cell: string | undefined) => void
  close: () => void
}

/**
 * The keys of a field with a grid below it: up and down walk through its rows, left and right through the
 * cells of one, Enter does what the cell is for, Home, End and any text lead back to the field, Escape and
 * Tab close. The focus stays in the field.
 */
export function pressInGrid(event: KeyboardEvent, { listId, cell, goTo, close }: GridKeys): void {
  const rows = rowsOf(listId)
  const place = placeOf(rows, cell)
  const go = (target: Element | undefined) => {
    event.preventDefault()
    goTo(target?.id)
    target?.scrollIntoView({ block: 'nearest' })
  }
  switch (event.key) {
    case 'Escape':
      event.preventDefault()
      close()
      return
    case 'Tab':
      close()
      return
    case 'ArrowDown':
      go(rows[place === undefined ? 0 : (place.row + 1) % rows.length]?.[0])
      return
    case 'ArrowUp':
      go(rows.at((place?.row ?? 0) - 1)?.[0])
      return
    default:
  }
  if (place === undefined) return
  const beside = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (event.key === 'Enter') {
    event.preventDefault()
    const target = rows[place.row]?.[place.cell]?.querySelector('a, button')
    if (target instanceof HTMLElement) target.click()
  } else if (beside !== undefined && rows[place.row]?.[place.cell + beside] !== undefined)
    go(rows[place.row]?.[place.cell + beside])
  else if (beside === -1 || event.key === 'Home' || event.key === 'End') goTo(undefined)
}

function rowsOf(listId: string): Element[][] {
  return [...document.querySelectorAll(`#${CSS.escape(listId)} [role=row]`)].map((row) => [
    ...row.querySelectorAll('[role=gridcell]'),
  ])
}

function placeOf(
  rows: readonly Element[][],
  id: string | undefined,
): { row: number; cell: number } | undefined {
  for (const [row, cells] of rows.entries()) {
    const cell = cells.findIndex((one) => one.id === id)
    if (cell !== -1) return { row, cell }
  }
  return undefined
}
