import type { MouseEvent } from 'react'

import { useNavigate } from '#web/router/hooks.ts'

import { isPlainClick } from './plain-click.ts'
import { useMarkup } from './trusted.ts'

/**
 * A text of the server as HTML, which has made it safe. Links in it to pages of the shop go there as
 * any other link does, without loading the document anew.
 */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href') ?? ''
    if (!/^\/(?!\/)/.test(path) || path.startsWith('/media/') || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(path)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of the links inside, which the keyboard presses too
    <div
      className={`prose ${className}`}
      onClick={follow}
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  )
}
