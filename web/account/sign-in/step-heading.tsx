import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step takes the focus when the step comes: what follows is read from here. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  )
}
