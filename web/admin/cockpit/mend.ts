import type { Answer, Input } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'

import type { CockpitRow } from './cockpit-loader.ts'

/** The id of the form in the drawer: its button stands below it. */
export const MEND_FORM = 'mend'

export type AdminProduct = Answer<'GET /admin/products/{id}'>['data']
type ProductChange = NonNullable<Input<'PUT /admin/products/{id}'>['body']>

/** What was done, and how it is taken back. */
export type Mended = (text: string, takeBack: () => Promise<unknown>) => void

/** What every form of the drawer is given. */
export interface MendProps {
  row: CockpitRow
  onDone: Mended
}

/** The same where the article is there. */
export interface ArticleMendProps extends MendProps {
  product: AdminProduct
}

/** Changes an article as its editor does; answers what is said, and the way back. */
export async function changeArticle(
  product: AdminProduct,
  change: ProductChange,
  before: ProductChange,
  version: number = product.version,
): Promise<Parameters<Mended>> {
  const { data, message } = await staffCall('PUT /admin/products/{id}', {
    params: { id: product.id },
    body: { ...change, version },
  })
  return [
    message,
    () =>
      staffCall('PUT /admin/products/{id}', {
        params: { id: product.id },
        body: { ...before, version: data.version },
      }),
  ]
}

/** The fits of an article as they are sent. */
export function sentFits(product: AdminProduct) {
  return product.printers.map(({ printer_id, source, note, confirmed }) => ({
    printer_id,
    source,
    note,
    confirmed,
  }))
}
