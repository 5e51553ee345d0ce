import { useEffect, useRef } from 'react'

import { formatNumber } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Link } from '#web/ui/link.tsx'

import { useListAddress } from './use-list-address.ts'

export interface ListTab {
  text: TextKey
  count?: number | undefined
  /** What the tab filters by. */
  filter: Readonly<Record<string, string | undefined>>
}

/** The parts of a list that are looked at every day, each with its number. */
export function ListTabs({ label, tabs }: { label: TextKey; tabs: readonly ListTab[] }) {
  const { t, language } = useTranslation()
  const list = useListAddress()
  const nav = useRef<HTMLElement>(null)
  const names = new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))
  const cleared = Object.fromEntries([...names].map((name) => [name, undefined]))
  const isCurrent = ({ filter }: ListTab) =>
    [...names].every((name) => (list.params.get(name) ?? undefined) === filter[name])
  const current = tabs.find(isCurrent)?.text
  // On a phone the tabs are wider than the screen: the one that is shown is in sight.
  useEffect(() => {
    if (current === undefined) return
    nav.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} className="tabs list-tabs" aria-label={t(label)}>
      {tabs.map((tab) => (
        <Link
          key={tab.text}
          className={`tab ${isCurrent(tab) ? 'is-current' : ''}`}
          aria-current={isCurrent(tab) ? 'true' : undefined}
          to={list.with({ ...cleared, ...tab.filter })}
          preventScrollReset
        >
          {t(tab.text)}
          {tab.count !== undefined && (
            <span className="text-subtle num">{formatNumber(tab.count, language)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
