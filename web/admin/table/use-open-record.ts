import { useLocation, useNavigate } from '#web/router/hooks.ts'

/**
 * The record that is open over its list, which the address names behind `#`: `#12`, or `#new` for one
 * that is being written. Back closes it, and a link opens it.
 */
export function useOpenRecord(): {
  open: number | 'new' | undefined
  linkTo: (record: number | 'new') => string
  close: () => void
} {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const address = pathname + search
  return {
    open: recordOf(hash),
    linkTo: (record) => `${address}#${record}`,
    // Opened from the list, it closes as Back closes it.
    close: () => void (key === 'default' ? navigate(address, { replace: true }) : navigate(-1)),
  }
}

function recordOf(hash: string): number | 'new' | undefined {
  if (hash === '#new') return 'new'
  return /^#[1-9]\d{0,9}$/.test(hash) ? Number(hash.slice(1)) : undefined
}
