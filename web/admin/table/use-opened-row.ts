import { useLocation, useNavigate } from '#web/router/hooks.ts'

/** The record of a list that is open in a dialog or beside it: the address names it by its hash. */
export interface OpenedRow {
  id: number | undefined
  /** A record that is not there yet. */
  isNew: boolean
  /** Of the list alone. */
  address: string
  to: (id: number) => string
  openNew: () => void
  close: () => void
}

const NEW = '#new'

export function useOpenedRow(): OpenedRow {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const address = pathname + search
  return {
    id: /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : undefined,
    isNew: hash === NEW,
    address,
    to: (id) => `${address}#${id}`,
    openNew: () => void navigate(address + NEW, { preventScrollReset: true }),
    // Opened from the list, it closes as Back closes it.
    close: () =>
      void (key === 'default'
        ? navigate(address, { replace: true, preventScrollReset: true })
        : navigate(-1)),
  }
}
