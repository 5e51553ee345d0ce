import type { LoaderFunctionArgs } from 'react-router'

import { callContext } from '#web/data/call-context.ts'

/** What the page's description says. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(callContext)('GET /settings', {})
  return { phone: data.shop.phone }
}
