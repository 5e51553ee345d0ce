const FOCUSABLE = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[tabindex="0"]',
].join()

/** A parent of what has the focus, and which of its children leads there. */
interface Step {
  parent: Element
  index: number
}

/**
 * Keeps the focus where the visitor is when what has it disappears or is switched off: a line that
 * was removed, a button that became a stepper, the last page's "Next". The browser would drop it to
 * the body, and the next Tab would start at the top of the page. Answers how to stop.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | undefined
  let steps: Step[] = []

  const follow = (target: EventTarget | null) => {
    focused = target instanceof HTMLElement && target !== document.body ? target : undefined
    steps = focused === undefined ? [] : stepsTo(focused)
  }
  const take = ({ target }: FocusEvent) => follow(target)
  /** Left for nothing by the visitor's own press, which is no loss. */
  const leave = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (focused === target && !isLost(focused) && document.activeElement === document.body)
        focused = undefined
    })
  const observer = new MutationObserver(() => {
    if (focused === undefined) return
    if (!isLost(focused)) {
      steps = stepsTo(focused)
      return
    }
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    const lost = focused
    focused = undefined
    if (isFree || activeElement === lost) placeNear(steps)?.focus({ preventScroll: true })
  })

  follow(document.activeElement)
  document.addEventListener('focusin', take)
  document.addEventListener('focusout', leave)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    document.removeEventListener('focusin', take)
    document.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}

function isLost(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(':disabled')
}

function stepsTo(element: Element): Step[] {
  const steps: Step[] = []
  for (let child = element; child.parentElement !== null; child = child.parentElement)
    steps.push({
      parent: child.parentElement,
      index: [...child.parentElement.children].indexOf(child),
    })
  return steps
}

/** What took its place, or else what stood before it, as near as possible; at last the page or dialog itself. */
function placeNear(steps: readonly Step[]): HTMLElement | undefined {
  for (const { parent, index } of steps) {
    if (!parent.isConnected) continue
    if (parent.closest('main, dialog[open], header, footer') === null) break
    for (const child of [parent.children[index], parent.children[index - 1]]) {
      const next = child && focusableIn(child)
      if (next !== undefined) return next
    }
    if (parent.matches('main, dialog')) return parent as HTMLElement
  }
  return document.querySelector<HTMLElement>('main') ?? undefined
}

function focusableIn(element: Element): HTMLElement | undefined {
  const candidates = [element, ...element.querySelectorAll(FOCUSABLE)] as HTMLElement[]
  return candidates.find((one) => one.matches(FOCUSABLE) && one.checkVisibility())
}
