type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Early {
  box: Box
  property: 'value' | 'checked'
  given: string | boolean
  event: 'input' | 'change' | 'click'
}

/**
 * What was typed, chosen or filled in by the browser before React took the page over becomes known
 * to the forms: React would put the server's values back at its next render.
 */
export function adoptEarlyInput(): void {
  const boxes = document.querySelectorAll<Box>('#root :is(input, textarea, select)')
  const early = [...boxes].flatMap((box) => earlyOf(box) ?? [])
  // Each as an event of its own, for which the forms are rendered with what the one before has told.
  setTimeout(() => early.forEach(tell))
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
    // Of a group of radio buttons the chosen one says it all.
    const isEarly = checked !== defaultChecked && (checked || box.type === 'checkbox')
    return isEarly ? { box, property: 'checked', given: checked, event: 'click' } : undefined
  }
  if (box.value === box.defaultValue) return undefined
  return { box, property: 'value', given: box.value, event: 'input' }
}

/** React hears of a change only where it has seen something else before: it watches the box's own property. */
function tell({ box, property, given, event }: Early): void {
  Reflect.set(box, property, property === 'checked' ? given !== true : '')
  Reflect.set(Object.getPrototypeOf(box) as object, property, given, box)
  box.dispatchEvent(new Event(event, { bubbles: true }))
}
