/** Longer than any article: what is longer is no article. */
const LONGEST = 1_000_000

/**
 * The objects of a JSON array, one after the other, so that a long file is never held as a whole.
 * Throws SyntaxError for anything else than an array of objects.
 */
export async function* jsonObjects(
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Record<string, unknown>> {
  const seen = { depth: 0, isInText: false, isEscaped: false, hasEnded: false }
  let rest = ''
  for await (const part of parts) {
    const text = rest + part
    let begin = 0
    for (let place = rest.length; place < text.length; place += 1) {
      const step = look(seen, text[place] ?? '')
      if (step === 'begins') begin = place
      if (step !== 'ends') continue
      yield objectOf(text.slice(begin, place + 1))
    }
    rest = seen.depth > 1 ? text.slice(begin) : ''
    if (rest.length > LONGEST) throw new SyntaxError('Longer than an article')
  }
  if (!seen.hasEnded) throw new SyntaxError('The array does not end')
}

interface Seen {
  /** Brackets that are open, that of the array being the first. */
  depth: number
  isInText: boolean
  isEscaped: boolean
  hasEnded: boolean
}

/** Goes on by one letter; says whether an object of the array begins or ends with it. */
function look(seen: Seen, letter: string): 'begins' | 'ends' | undefined {
  if (seen.isInText) {
    if (seen.isEscaped) seen.isEscaped = false
    else if (letter === '\\') seen.isEscaped = true
    else if (letter === '"') seen.isInText = false
    return undefined
  }
  if (letter === '"') seen.isInText = true
  if (letter === '[' || letter === '{') {
    const isExpected = seen.depth > 1 || letter === (seen.depth === 0 ? '[' : '{')
    if (seen.hasEnded || !isExpected) throw new SyntaxError('Not an array of objects')
    seen.depth += 1
    return seen.depth === 2 ? 'begins' : undefined
  }
  if (letter === ']' || letter === '}') {
    seen.depth -= 1
    if (seen.depth === 0) seen.hasEnded = true
    return seen.depth === 1 ? 'ends' : undefined
  }
  if (seen.depth < 2 && !/[\s,\uFEFF]/.test(letter))
    throw new SyntaxError('Not an array of objects')
  return undefined
}

function objectOf(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>
}
