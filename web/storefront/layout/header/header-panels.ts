import { useState } from 'react'

import { useLocation } from '#web/router/hooks.ts'

type Panel = 'menu' | 'printer'

/** Which panel of the header is open. Going to another page closes what stood over the old one. */
export function useHeaderPanels() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ panel: Panel; at: string }>()
  const show = (panel: Panel) => setOpened({ panel, at: key })
  return {
    open: opened?.at === key ? opened.panel : undefined,
    openMenu: () => show('menu'),
    openPrinter: () => show('printer'),
    close: () => setOpened(undefined),
  }
}
