import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type Panel = 'menu' | 'printer'

/** Which panel of the header is open. */
export function useHeaderPanels() {
  const [open, setOpen] = useState<Panel>()
  const { pathname, search } = useLocation()

  // Going to another page closes what stood over the old one.
  useEffect(() => setOpen(undefined), [pathname, search])

  return {
    open,
    openMenu: () => setOpen('menu'),
    openPrinter: () => setOpen('printer'),
    close: () => setOpen(undefined),
  }
}
