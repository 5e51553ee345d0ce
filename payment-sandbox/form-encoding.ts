type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = Record<string, FormValue>

interface Branch {
  children: Map<string, Branch | string>
}

const MAX_DEPTH = 6

/**
 * Reads a form or query in the provider's bracket notation: `card[number]=…` becomes an object,
 * `expand[]=…` and `expand[0]=…` a list. A name given twice keeps its last value.
 */
export function parseForm(text: string): Form {
  const root = newBranch()
  for (const [name, value] of new URLSearchParams(text)) plant(root, pathOf(name), value)
  return Object.fromEntries([...root.children].map(([key, child]) => [key, harvest(child)]))
}

function pathOf(name: string): string[] {
  const opening = name.indexOf('[')
  if (opening <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, opening), ...name.slice(opening + 1, -1).split('][')].slice(0, MAX_DEPTH)
}

function plant(root: Branch, path: string[], value: string): void {
  let branch = root
  for (const part of path.slice(0, -1)) branch = branchAt(branch, part)
  branch.children.set(keyIn(branch, path.at(-1) ?? ''), value)
}

function branchAt(parent: Branch, part: string): Branch {
  const key = keyIn(parent, part)
  const existing = parent.children.get(key)
  if (existing !== undefined && typeof existing !== 'string') return existing
  const branch = newBranch()
  parent.children.set(key, branch)
  return branch
}

function keyIn(branch: Branch, part: string): string {
  return part === '' ? String(branch.children.size) : part
}

function newBranch(): Branch {
  return { children: new Map() }
}

function harvest(child: Branch | string): FormValue {
  if (typeof child === 'string') return child
  const entries = [...child.children].map(([key, value]) => [key, harvest(value)] as const)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
