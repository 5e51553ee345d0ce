/** The other names of a printer, each once: those that differ by case or spaces alone are one. */
export function distinctAliases(aliases: readonly string[], name: string): string[] {
  const seen = new Set([keyOf(name)])
  return aliases.filter((alias) => {
    const key = keyOf(alias)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, '')
}
