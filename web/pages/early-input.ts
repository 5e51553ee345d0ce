declare global {
  interface Window {
    /** The buttons pressed so far, by `tap-script.ts`. */
    earlyTaps?: HTMLButtonElement[]
  }
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Early {
  box: Box
  property: 'value' | 'checked'
  given: string | boolean
  event: 'input' | 'change' | 'click'
}

/**
 * Tells the forms what was typed, chosen or filled in by the browser before React took the page over,
 * and then does what was pressed. Otherwise React puts the server's values back at its next render,
 * and hears of no press (docs/decisions/0010).
 */
export function adoptEarlyInput(): void {
  const boxes = document.querySelectorAll<Box>('#root :is(input, textarea, select)')
  const early = [...boxes].flatMap((box) => earlyOf(box) ?? [])
  // One event after the other: each finds the forms rendered with what the one before changed.
  setTimeout(() => {
    early.forEach(tell)
    void pressAgain()
  })
}

/** Presses what was pressed early, each press in a page that shows what the one before did. */
async function pressAgain(): Promise<void> {
  for (const button of window.earlyTaps?.splice(0) ?? []) {
    delete button.dataset['tapped']
    // oxlint-disable-next-line no-await-in-loop -- in the order they were pressed
    await new Promise((resolve) => setTimeout(resolve))
    if (button.isConnected) button.click()
  }
}

function earlyOf(box: Box): Early | undefined {
  if (box instanceof HTMLSelectElement) {
    const [first, ...others] = box.options
    const usual = others.find(({ defaultSelected }) => defaultSelected) ?? first
    if (usual?.selected !== false) return undefined
    return { box, property: 'value', given: box.value, event: 'change' }
  }
  if (box.type === 'checkbox' || box.type === 'radio') {
    const { checked, defaultChecked } = box as HTMLInputElement
    // Of a group of radio buttons only the chosen one matters.
    const isEarly = checked !== defaultChecked && (checked || box.type === 'checkbox')
    return isEarly ? { box, property: 'checked', given: checked, event: 'click' } : undefined
  }
  if (box.value === box.defaultValue) return undefined
  return { box, property: 'value', given: box.value, event: 'input' }
}

/**
 * React ignores an event when the value is the one it last saw. It sees what is set on the box, whose
 * property it watches, and not what the setter of the class sets, as typing does not show either.
 */
function tell({ box, property, given, event }: Early): void {
  const another = property === 'checked' ? given !== true : ''
  Reflect.set(box, property, another)
  Reflect.set(Object.getPrototypeOf(box) as object, property, given, box)
  box.dispatchEvent(new Event(event, { bubbles: true }))
}
