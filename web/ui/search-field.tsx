import type { FormEvent, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { Search } from './icons/search.ts'

/** Searches the page it stands on, at Enter; without code it is a form that the browser sends. */
export function SearchField({
  action,
  label,
  placeholder = label,
  value,
  maxLength = 100,
  className = '',
  onSearch,
  children,
}: {
  /** The page, which reads `?search=`. */
  action: string
  label: string
  placeholder?: string
  value: string
  maxLength?: number
  className?: string
  onSearch: (search: string) => void
  /** What else the address keeps, as hidden inputs. */
  children?: ReactNode
}) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('search')
    if (typeof asked === 'string') onSearch(asked.trim())
  }
  return (
    <form
      className={`search-field ${className}`}
      action={action}
      method="get"
      role="search"
      aria-label={label}
      onSubmit={find}
    >
      {children}
      <Icon of={Search} className="search-field-icon" />
      <input
        className="input search-field-input"
        type="search"
        name="search"
        maxLength={maxLength}
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
      />
    </form>
  )
}
