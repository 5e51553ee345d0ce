import type { Call } from '#contract/api.ts'
import type { Printer } from '#contract/catalogue.ts'

/** More are reached by typing on. */
const SHOWN = 50

export interface PrintersAsked {
  /** Any part of the name, in any spelling; '' is everything of the brand and series. */
  q: string
  /** Slug; '' is any. */
  brand: string
  series: string
}

export interface FoundPrinters {
  q: string
  printers: readonly Printer[]
  /** How many there are, also beyond those shown. */
  total: number
  /** The one that is meant. */
  match: Printer | null
  /** The chosen brand and series have none of that name; these are of others. */
  isElsewhere: boolean
}

/** The printers a name may mean. Somebody who chose another brand meant the name. */
export async function findPrinters(
  call: Call,
  { q, brand, series }: PrintersAsked,
  options?: { signal: AbortSignal },
): Promise<FoundPrinters> {
  const find = (place: { brand?: string; series?: string }) =>
    call('GET /printers/models', { query: { q, limit: SHOWN, ...place } }, options)
  const within = await find({
    ...(brand !== '' && { brand }),
    ...(series !== '' && { series }),
  })
  const isElsewhere = within.total === 0 && q !== '' && brand + series !== ''
  const { data, total, match } = isElsewhere ? await find({}) : within
  return { q, printers: data, total, match, isElsewhere: isElsewhere && total > 0 }
}
