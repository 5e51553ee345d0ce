import { useEffect, useRef, useState } from 'react'

import { isLineDown, type Sending } from './sending.ts'

/** How long after the press an order is still sent by itself: later the customer may have changed their mind. */
export const SENDS_ITSELF_MS = 2 * 60_000

export type LineState =
  /** The line is down. `isUncertain`: an order may have been placed before it went. */
  | { kind: 'down'; isUncertain: boolean }
  /** The line is back, and the shop is asked whether there is an order. */
  | { kind: 'asking' }
  /** There is none, and the customer is asked whether to order. */
  | { kind: 'nothing-ordered' }

/** What becomes of an order once the line is back: found, sent again, or left to the customer. */
export function afterwards(page: {
  hasOrder: boolean
  isVisible: boolean
  sincePressMs: number
}): 'show' | 'send' | 'ask' {
  if (page.hasOrder) return 'show'
  return page.isVisible && page.sincePressMs <= SENDS_ITSELF_MS ? 'send' : 'ask'
}

/** Waits for the line, asks the shop what became of the press, and sends again while that is still wanted. */
export function useLostLine(send: (sending: Sending) => Promise<'line-down' | 'done'>): {
  line: LineState | undefined
  wait: (sending: Sending) => void
  forget: () => void
} {
  const [line, setLine] = useState<LineState>()
  const pressed = useRef<{ sending: Sending; at: number }>(undefined)
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  // Whoever waits stops when the page is left or the button is pressed anew.
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])

  const forget = () => {
    turn.current += 1
    pressed.current = undefined
    setLine(undefined)
  }
  const wait = (sending: Sending) => {
    turn.current += 1
    const own = turn.current
    if (pressed.current?.sending !== sending) pressed.current = pressedNow(sending)
    const { at } = pressed.current
    setLine({ kind: 'down', isUncertain: sending.isUncertain() })
    void resolved(own, sending, at)
  }
  const resolved = async (own: number, sending: Sending, at: number) => {
    await window.whenReachable()
    if (own !== turn.current) return
    setLine({ kind: 'asking' })
    try {
      const address = await sending.find()
      if (own !== turn.current) return
      const next = afterwards({
        hasOrder: address !== undefined,
        isVisible: document.visibilityState === 'visible',
        sincePressMs: msSince(at),
      })
      if (address !== undefined) window.location.replace(address)
      else if (next === 'ask') setLine({ kind: 'nothing-ordered' })
      else {
        setLine(undefined)
        if ((await latestSend.current(sending)) === 'line-down') wait(sending)
      }
    } catch (error) {
      if (own !== turn.current) return
      if (isLineDown(error)) wait(sending)
      else setLine({ kind: 'nothing-ordered' })
    }
  }
  return { line, wait, forget }
}

// Apart from the hook, which must not read the clock while it renders.
function pressedNow(sending: Sending) {
  return { sending, at: Date.now() }
}

function msSince(at: number): number {
  return Date.now() - at
}
