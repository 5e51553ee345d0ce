import { useEffect, useRef, useState, type PointerEvent } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/icons/menu.ts'
import { X } from '#web/ui/icons/x.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadMenu = () => import('./mega-menu.tsx')

/** A mouse that only crosses the button does not open the menu, one that leaves by accident does not close it. */
const HOVER_MS = 150

/** The Shop button and its menu: by click, by keyboard, and by a mouse that stays. */
export function ShopMenu({ onChoosePrinter }: { onChoosePrinter: () => void }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  // Going to another page closes it: it is open at an address.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const menu = useLoaded(loadMenu, isOpen)

  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  const hover = (wants: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    if (wants) void loadMenu()
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpenAt, HOVER_MS, wants ? key : undefined)
  }

  return (
    // The box only listens for events of the button and menu inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="shop-menu"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpenAt(undefined)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="btn btn-soft"
        aria-expanded={isOpen}
        aria-controls="shop-menu"
        onFocus={() => void loadMenu()}
        onClick={() => {
          clearTimeout(timer.current)
          setOpenAt(isOpen ? undefined : key)
        }}
      >
        <Icon of={isOpen ? X : Menu} />
        {t('nav.shop')}
      </button>
      <div id="shop-menu" className="shop-menu-place" hidden={!isOpen}>
        {isOpen && menu !== undefined && <menu.MegaMenu onChoosePrinter={onChoosePrinter} />}
      </div>
    </div>
  )
}
