import { callContext } from '#web/data/call-context.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

/** What the page's description says. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(callContext)('GET /settings', {})
  return { phone: data.shop.phone }
}
