import { useRef, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: ReactNode; count?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** Prefix of the ids that join tabs and panels. */
  id: string
}

/** A row of tabs: arrow keys, Home and End move, the chosen one is in the tab order. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, id }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.value === value)
    const next = targetOf(event.key, current, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onChange(tab.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      className="tabs"
      role="tablist"
      aria-label={label}
      ref={row}
      onKeyDown={move}
      tabIndex={-1}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="text-subtle font-normal">{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

/** What a tab shows. Hidden panels stay in the page, so that searching in it and the server's HTML see all. */
export function TabPanel({
  id,
  value,
  isShown,
  className = '',
  children,
}: {
  id: string
  value: string
  isShown: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isShown}
      className={className}
    >
      {children}
    </div>
  )
}

function targetOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
