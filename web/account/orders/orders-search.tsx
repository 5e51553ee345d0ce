import { useEffect, useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'

const DEBOUNCE_MS = 300

/** Finds orders by a part of their number or by status, while typing. */
export function OrdersSearch({ search }: { search: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  // The address changed, for example by the back button: the box shows its term.
  if (search !== asked && typed.trim() === asked) {
    setTyped(search)
    setAsked(search)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked) return undefined
    const timer = setTimeout(() => {
      setAsked(wanted)
      void navigate(withQuery(paths.orders, { search: wanted }), {
        replace: true,
        preventScrollReset: true,
      })
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, navigate])

  return (
    <search className="orders-search">
      <Icon of={Search} />
      <input
        className="input orders-search-input"
        type="search"
        aria-label={t('orders.search')}
        placeholder={t('orders.search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}

/** Keeps the place of the box, so that nothing moves when the orders arrive. */
export function SearchPlace() {
  return <div className="orders-search" />
}
