import { callContext, languageContext } from '#web/data/call-context.ts'
import { paths } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '#web/router/route.ts'

import { toPrinterData } from './printer-view.ts'

const MOVED = 301

/** A printer with what fits it: one call. An address it had before leads on. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? ''
  const { data } = await context.get(callContext)(
    'GET /printers/{slug}',
    { params: { slug } },
    { signal: request.signal },
  )
  if (data.printer.slug !== slug)
    throw redirect(paths.printer(data.printer.slug) + new URL(request.url).search, MOVED)
  return toPrinterData(data, context.get(languageContext))
}

/** The capacity and stock switches only choose from what is there already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSwitch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSwitch ? false : defaultShouldRevalidate
}
