import type { ReactNode } from 'react'

import { Link } from '#web/ui/link.tsx'

export interface PartBar {
  key: string | number
  name: string
  value: number
  text: ReactNode
  to?: string
}

/** Values beside each other, each with a bar as long as it is large and the list it leads to. */
export function PartBars({ parts }: { parts: readonly PartBar[] }) {
  const most = Math.max(1, ...parts.map(({ value }) => value))
  return (
    <ul className="part-bars">
      {parts.map(({ key, name, value, text, to }) => (
        <li key={key}>
          {to === undefined ? (
            <span className="truncate">{name}</span>
          ) : (
            <Link className="link truncate" to={to}>
              {name}
            </Link>
          )}
          <span className="part-bar" aria-hidden="true">
            {value > 0 && <i style={{ width: `${((value / most) * 100).toFixed(1)}%` }} />}
          </span>
          <b className="num">{text}</b>
        </li>
      ))}
    </ul>
  )
}
