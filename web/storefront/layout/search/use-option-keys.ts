import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'

interface OptionKeys {
  listId: string
  isOpen: boolean
  /** What the list is about: a new one starts without a chosen option. */
  subject: unknown
  close: () => void
  /** Shows the list for what stands in the field, after Escape put it away. */
  open: (text: string) => void
}

/** Arrow keys walk through a list of links below an input, Enter follows one, Escape closes. */
export function useOptionKeys({ listId, isOpen, subject, close, open }: OptionKeys) {
  const navigate = useNavigate()
  const [walk, setWalk] = useState<{ subject: unknown; index: number }>()
  const active = isOpen && walk?.subject === subject ? walk?.index : undefined

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown') open(event.currentTarget.value)
      return
    }
    const options = document.querySelectorAll(`#${CSS.escape(listId)} [role=option]`)
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const index = neighbour(active, event.key === 'ArrowDown' ? 1 : -1, options.length)
      setWalk({ subject, index })
      options[index]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active !== undefined) {
      const target = options[active]?.getAttribute('href')
      if (target == null) return
      event.preventDefault()
      close()
      void navigate(target)
    }
  }
  return { active, press, activeId: active === undefined ? undefined : `${listId}-${active}` }
}

function neighbour(active: number | undefined, step: 1 | -1, count: number): number {
  if (active === undefined) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
