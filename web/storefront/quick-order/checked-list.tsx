import { useEffect, useRef } from 'react'

import { CheckedLines } from './checked-lines.tsx'
import type { QuickLine } from './quick-line.ts'
import { QuickTotals } from './quick-totals.tsx'
import type { QuickOrder } from './use-quick-order.ts'

/** What the shop found for each line; read from its heading on as soon as a list was checked. */
export function CheckedList({
  order: { setLines, busy, add },
  lines,
}: {
  order: QuickOrder
  lines: readonly QuickLine[]
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isChecking = busy === 'checking'
  useEffect(() => {
    if (!isChecking) heading.current?.focus()
  }, [isChecking])
  return (
    <>
      <CheckedLines heading={heading} lines={lines} onLines={setLines} />
      <QuickTotals lines={lines} isBusy={busy === 'adding'} onAdd={() => void add()} />
    </>
  )
}
