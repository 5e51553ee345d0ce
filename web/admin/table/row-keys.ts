import { isTyping } from './list-search.tsx'

/** What a row's element says of itself. */
export const ROW = 'data-row'

/**
 * Walks a list by keyboard: `j` and `k` go from row to row, Enter opens the one that has the focus, as any
 * link, and `x` chooses it.
 */
export function followRowKeys(box: HTMLElement, onChoose: (id: string) => void): () => void {
  const rows = () => [...box.querySelectorAll<HTMLElement>(`[${ROW}]`)]
  const current = () => {
    const row = document.activeElement?.closest<HTMLElement>(`[${ROW}]`)
    return row !== null && row !== undefined && box.contains(row) ? row : undefined
  }
  const step = (by: number) => {
    const all = rows()
    const at = current()
    const first = by > 0 ? 0 : all.length - 1
    const next = at === undefined ? first : all.indexOf(at) + by
    const row = all[Math.min(Math.max(next, 0), all.length - 1)]
    row?.querySelector<HTMLElement>('a, button')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) && !isRowTick(event.target)) return
    if (event.key === 'j') step(1)
    else if (event.key === 'k') step(-1)
    else if (event.key === 'x') {
      const id = current()?.getAttribute(ROW)
      if (id !== null && id !== undefined) onChoose(id)
    } else return
    event.preventDefault()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

function isRowTick(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement &&
    target.type === 'checkbox' &&
    target.closest(`[${ROW}]`) !== null
  )
}
