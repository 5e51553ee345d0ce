/** What is chosen in a text, by the places where it begins and ends. */
export interface MarkedText {
  text: string
  start: number
  end: number
}

export type MarkdownMark = 'bold' | 'italic' | 'heading' | 'list' | 'link'

/** Puts a mark on what is chosen, and chooses what was marked; pressed again it takes the mark off. */
export function withMark(marked: MarkedText, mark: MarkdownMark): MarkedText {
  if (mark === 'bold') return wrapped(marked, '**')
  if (mark === 'italic') return wrapped(marked, '*')
  if (mark === 'link') return linked(marked)
  return begun(marked, mark === 'heading' ? '## ' : '- ')
}

function wrapped({ text, start, end }: MarkedText, sign: string): MarkedText {
  const inside = text.slice(start, end)
  const before = text.slice(0, start)
  const after = text.slice(end)
  const hasSign = before.endsWith(sign) && after.startsWith(sign)
  // One star beside another is bold, not italic.
  const isOther = sign === '*' && before.endsWith('**') && !before.endsWith('***')
  if (hasSign && !isOther)
    return {
      text: before.slice(0, -sign.length) + inside + after.slice(sign.length),
      start: start - sign.length,
      end: end - sign.length,
    }
  return {
    text: before + sign + inside + sign + after,
    start: start + sign.length,
    end: end + sign.length,
  }
}

/** `[words](/)` with the address chosen, to be typed over. */
function linked({ text, start, end }: MarkedText): MarkedText {
  const words = text.slice(start, end)
  const place = start + `[${words}](`.length
  return {
    text: `${text.slice(0, start)}[${words}](/)${text.slice(end)}`,
    start: place,
    end: place + 1,
  }
}

/** Every line that is touched begins with the sign, or none does. */
function begun({ text, start, end }: MarkedText, sign: string): MarkedText {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const until = text.indexOf('\n', end)
  const to = until === -1 ? text.length : until
  const lines = text.slice(from, to).split('\n')
  const isOn = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isOn ? line.slice(sign.length) : sign + line)).join('\n')
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: from,
    end: from + changed.length,
  }
}
