import type { ReactNode } from 'react'

/** Nothing to show: a scene, a heading, one sentence, one way on. */
export function EmptyState({
  picture,
  title,
  text,
  level = 2,
  children,
}: {
  picture?: string
  title: string
  text?: ReactNode
  level?: 1 | 2 | 3
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {picture !== undefined && <img src={picture} alt="" width="320" height="230" />}
      <Heading className="text-xl">{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  )
}
