import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'

import { callContext, languageContext } from '#web/data/call-context.ts'

import { toPrinterData } from './printer-view.ts'

/** A printer with what fits it: one call. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { data } = await context.get(callContext)(
    'GET /printers/{slug}',
    { params: { slug: params['slug'] ?? '' } },
    { signal: request.signal },
  )
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
