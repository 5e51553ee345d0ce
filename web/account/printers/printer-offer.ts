import type { Answer, Call } from '#contract/api.ts'

export type OwnPrinter = Answer<'GET /customer/printers'>['data'][number]

/** A printer of the customer with the set that fills it once. */
export interface PrinterOffer {
  printer: OwnPrinter
  /** Undefined where the shop has no complete set for it. */
  set: CompleteSet | undefined
  /** What it prints with. */
  colorSlugs: readonly string[]
}

interface CompleteSet {
  productIds: readonly number[]
  total: string
  totalExcl: string
}

/** The best set is the house brand's where there is one: the cheaper way to the same prints. */
export async function loadOffer(call: Call, printer: OwnPrinter): Promise<PrinterOffer> {
  const { data } = await call('GET /printers/{slug}', { params: { slug: printer.slug } })
  const [set] = data.sets
  return {
    printer,
    set: set && {
      productIds: set.product_ids,
      total: set.total,
      totalExcl: set.total_excl_vat,
    },
    colorSlugs: data.groups.flatMap(({ kind, color }) =>
      kind === 'supply' && color !== null ? [color.slug] : [],
    ),
  }
}
