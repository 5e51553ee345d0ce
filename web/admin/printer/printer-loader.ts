import type { Answer, Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import { allBrands } from '#web/admin/references/all-brands.ts'
import type { Params } from '#web/router/route.ts'

export type AdminPrinter = Answer<'GET /admin/printers/{id}'>['data']

/** Without an id in the address, a printer that is being added. */
export async function loader({ call, params }: { call: Call; params: Params }) {
  const brands = allBrands(call)
  const printer =
    params['printerId'] === undefined
      ? undefined
      : call('GET /admin/printers/{id}', { params: { id: recordId(params, 'printerId') } })
  return { brands: await brands, printer: (await printer)?.data }
}

export type PrinterData = Awaited<ReturnType<typeof loader>>
