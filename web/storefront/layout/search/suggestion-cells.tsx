import { createContext, useContext, type ReactNode } from 'react'

import { Link } from '#web/ui/link.tsx'

/** Which list the cells are in, and the id of the cell where the visitor is. */
export const GridPlace = createContext<{ listId: string; cell: string | undefined }>({
  listId: '',
  cell: undefined,
})

interface GroupProps {
  title: string
  isShown: boolean
  children: ReactNode
}

export function Group({ title, isShown, children }: GroupProps) {
  if (!isShown) return null
  return (
    <div role="rowgroup" aria-label={title} className="suggestion-group">
      <div role="presentation" className="suggestion-title">
        {title}
      </div>
      {children}
    </div>
  )
}

export function Row({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div role="row" className={`suggestion-row ${className}`}>
      {children}
    </div>
  )
}

interface CellProps {
  /** Unlike that of any other cell of the list. */
  name: string
  className?: string
  children: (look: string) => ReactNode
}

/** What is inside is reached by the arrow keys, with the focus in the field; `look` says that the visitor is there. */
export function Cell({ name, className = '', children }: CellProps) {
  const { listId, cell } = useContext(GridPlace)
  const id = `${listId}-${name}`
  const isHere = cell === id
  return (
    <div role="gridcell" id={id} aria-selected={isHere} className={className}>
      {children(isHere ? 'is-active' : '')}
    </div>
  )
}

interface LinkCellProps {
  name: string
  to: string
  onChoose: () => void
  className?: string
  children: ReactNode
}

export function LinkCell({ name, to, onChoose, className = '', children }: LinkCellProps) {
  return (
    <Cell name={name} className="suggestion-main">
      {(look) => (
        <Link
          to={to}
          tabIndex={-1}
          className={`suggestion-item menu-item ${className} ${look}`}
          onClick={onChoose}
        >
          {children}
        </Link>
      )}
    </Cell>
  )
}

interface ButtonCellProps {
  name: string
  /** Where the button shows no words. */
  label?: string
  onPress: () => void
  className?: string
  children: ReactNode
}

export function ButtonCell({ name, label, onPress, className = '', children }: ButtonCellProps) {
  return (
    <Cell name={name}>
      {(look) => (
        <button
          type="button"
          tabIndex={-1}
          aria-label={label}
          className={`suggestion-item menu-item ${className} ${look}`}
          onClick={onPress}
        >
          {children}
        </button>
      )}
    </Cell>
  )
}
