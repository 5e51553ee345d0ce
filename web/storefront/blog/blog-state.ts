import { BLOG_CATEGORIES, type BlogCategory } from '#contract/plain/blog.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

/** What a page of the blog is asked for; all of it is in the address. */
export interface BlogState {
  category: BlogCategory | undefined
  search: string
  page: number
}

const LONGEST_SEARCH = 100

/** Whatever an address says that no list can be asked for counts as not said. */
export function readBlog(search: URLSearchParams): BlogState {
  const page = Number(search.get('page'))
  return {
    category: BLOG_CATEGORIES.find((known) => known === search.get('category')),
    search: (search.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a list; another category or search begins at its first page. */
export function blogPath({ category, search, page = 1 }: Partial<BlogState>): string {
  return withQuery(paths.blog, { category, search, page: page > 1 ? page : undefined })
}
