/** What of a record changed, for the audit row: the fields that differ, as they were and as they are. */
export function changesBetween(
  before: object,
  after: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      !name.includes('_html') && JSON.stringify(old.get(name)) !== JSON.stringify(value),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name)])),
    after: Object.fromEntries(changed),
  }
}
