import { toCard } from '#web/commerce/card/card-product.ts'
import { localText } from '#web/commerce/words/local-name.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import { paths } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { toArticleCard } from './article-card.ts'

const MOVED_FOR_GOOD = 301

/** An article in the reader's language, with the products it names. A former address leads to the one it has. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const reading = context.get(languageContext)
  const slug = params['slug'] ?? ''
  const { data } = await context.get(callContext)(
    'GET /blogs/{slug}',
    { params: { slug } },
    { signal: request.signal },
  )
  if (data.slug !== slug)
    throw redirect(paths.article(data.slug) + new URL(request.url).search, MOVED_FOR_GOOD)
  return {
    article: toArticleCard(data, reading),
    html: localText(data, 'body_html', reading),
    related: data.related_blogs.map((blog) => toArticleCard(blog, reading)),
    products: data.products.map((product) => toCard(product, reading)),
  }
}

export type ArticleData = Awaited<ReturnType<typeof loader>>
