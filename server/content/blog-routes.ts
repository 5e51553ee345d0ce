import * as contract from '#contract/blogs.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'

import { blogReader, type BlogShop, listBlogs, showBlog } from './read-blogs.ts'

export function blogRoutes(shop: BlogShop): Served[] {
  const blogs = blogReader(shop)
  return [
    serve(contract.listBlogs, async ({ query }, context) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', category, view } = query
      const asked = { category, search, page, perPage, hasTexts: view !== 'summary' }
      const { data, total, categories } = await listBlogs(shop, blogs, asked, context)
      return { data, categories, ...pageOf(total, page, perPage) }
    }),
    serve(contract.showBlog, async ({ params }, { now }) => ({
      data: await showBlog(shop, blogs, params.slug, now),
    })),
  ]
}
