import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type Panel = 'menu' | 'printer'

/** Which panel of the header is open, and which ever were: those stay mounted for their closing. */
export function useHeaderPanels() {
  const [open, setOpen] = useState<Panel>()
  const [opened, setOpened] = useState<readonly Panel[]>([])
  const { pathname, search } = useLocation()

  // Going to another page closes what stood over the old one.
  useEffect(() => setOpen(undefined), [pathname, search])

  const show = (panel: Panel) => {
    setOpened((before) => (before.includes(panel) ? before : [...before, panel]))
    setOpen(panel)
  }
  return {
    open,
    wasOpened: (panel: Panel) => opened.includes(panel),
    openMenu: () => show('menu'),
    openPrinter: () => show('printer'),
    close: () => setOpen(undefined),
  }
}
