/** How far the finder is filled in: without JavaScript each step is an address of its own. */
export interface FinderChoice {
  /** Slug; '' is none. */
  brand: string
  series: string
  /** Slug of a printer: the finder is done. */
  printer: string | undefined
}

export function readFinder(search: URLSearchParams): FinderChoice {
  const brand = search.get('brand') ?? ''
  return {
    brand,
    series: brand === '' ? '' : (search.get('series') ?? ''),
    printer: search.get('printer') || undefined,
  }
}
