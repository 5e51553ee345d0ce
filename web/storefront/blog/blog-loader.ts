import { callContext, languageContext } from '#web/data/call-context.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { toArticleCard } from './article-card.ts'
import { blogPath, readBlog } from './blog-state.ts'

/** One wide, and two rows of three with the feed beside them. */
const PER_PAGE = 6

/** A page of the blog: one call. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = context.get(languageContext)
  const state = readBlog(new URL(request.url).searchParams)
  const { data, categories, ...list } = await context.get(callContext)(
    'GET /blogs',
    { query: { ...state, search: state.search || undefined, per_page: PER_PAGE, view: 'summary' } },
    { signal: request.signal },
  )
  if (data.length === 0 && list.total > 0)
    throw redirect(blogPath({ ...state, page: list.last_page }))
  return {
    state,
    articles: data.map((blog) => toArticleCard(blog, reading)),
    categories,
    total: list.total,
    lastPage: list.last_page,
  }
}

export type BlogData = Awaited<ReturnType<typeof loader>>
