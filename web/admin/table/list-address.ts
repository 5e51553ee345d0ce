/**
 * The state of a list is its address: what is searched, filtered, sorted by and shown. A change leads
 * to the first page again, unless it is the page that changes.
 */
export function changedAddress(
  search: string,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams(search)
  if (!('page' in change)) params.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') params.delete(name)
    else params.set(name, value)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** As many as a screen shows without much scrolling. */
const ROWS = '25'

/** Of an address, what the API's list takes: the names it knows, and no empty ones. */
export function listQuery<const Name extends string>(
  { searchParams }: Pick<URL, 'searchParams'>,
  names: readonly Name[],
): ListQuery<Name> {
  const asked = ['page', 'search', 'sort', 'direction', ...names].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  return { per_page: ROWS, ...Object.fromEntries(asked) } as ListQuery<Name>
}

type ListQuery<Name extends string> = Partial<
  Record<Name | 'page' | 'per_page' | 'search' | 'sort' | 'direction', string>
>

/** What a saved view keeps of an address: everything but the page. */
export function viewOfAddress(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  return params.toString()
}
