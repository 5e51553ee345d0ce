import { callContext } from '#web/data/call-context.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

/** What the page counts: printers, and what customers say. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const [brands, services] = await Promise.all([
    call('GET /printers/brands', {}, { signal: request.signal }),
    call('GET /top-services', {}).catch(() => undefined),
  ])
  return {
    printers: brands.data.reduce((sum, brand) => sum + brand.printers_count, 0),
    rating:
      services === undefined || services.reviews_count === 0
        ? null
        : { stars: services.stars_rating, reviews: services.reviews_count },
  }
}

export type AboutData = Awaited<ReturnType<typeof loader>>
