import { callContext, languageContext } from '#web/data/call-context.ts'
import { paths } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { toProductData, type ProductData } from './product-view.ts'

const MOVED = 301
const FIRST_REVIEWS = 3

/** One article by its slug; a number is an id and leads to the slug. */
export async function loader({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<ProductData> {
  const call = context.get(callContext)
  const { search, searchParams } = new URL(request.url)
  const slug = params['slug'] ?? ''
  if (/^\d{1,9}$/.test(slug) && Number(slug) > 0) {
    const { data } = await call('GET /customer/products/id/{id}', { params: { id: Number(slug) } })
    throw redirect(paths.product(data.product.slug) + search, MOVED)
  }
  const { data } = await call(
    'GET /customer/products/slug/{slug}',
    { params: { slug }, query: { preview: searchParams.get('preview') ?? undefined } },
    { signal: request.signal },
  )
  // It was found by a slug it had before.
  if (data.product.slug !== slug) throw redirect(paths.product(data.product.slug) + search, MOVED)
  const { id, reviews_count: count } = data.product
  const reviews =
    count === 0
      ? []
      : (await call('GET /reviews', { query: { product_id: id, per_page: FIRST_REVIEWS } })).data
  return toProductData(data, reviews, context.get(languageContext))
}
