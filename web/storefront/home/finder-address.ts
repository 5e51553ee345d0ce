/** What the finder is filled in with: without JavaScript it is sent as an address. */
export interface FinderChoice {
  /** Slug; '' is none. */
  brand: string
  series: string
  /** The printer's name as typed. */
  q: string
}

export function readFinder(search: URLSearchParams): FinderChoice {
  const brand = search.get('brand') ?? ''
  return {
    brand,
    series: brand === '' ? '' : (search.get('series') ?? ''),
    q: (search.get('q') ?? '').trim().slice(0, 100),
  }
}
