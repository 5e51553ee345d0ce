import * as contract from '#contract/blogs.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { blogsByPage } from './blog-queries.ts'
import { adminBlogOf, adminBlogRowOf } from './blog-shape.ts'
import { addBlog, changeBlog, deleteBlog, requireBlog } from './save-blog.ts'

/** Articles behind the counter. */
export function blogAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminBlogs, async ({ query }, { now }) => {
      const {
        page = 1,
        per_page: perPage = DEFAULT_PER_PAGE,
        search = '',
        status,
        category,
      } = query
      const { rows, total } = await blogsByPage(
        db,
        {
          search,
          status,
          category,
          sort: query.sort ?? 'created_at',
          isAscending: query.direction === 'asc',
          limit: perPage,
          offset: (page - 1) * perPage,
        },
        now,
      )
      return { data: rows.map((row) => adminBlogRowOf(row, now)), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showAdminBlog, async ({ params }, { now }) => ({
      data: adminBlogOf(await requireBlog(db, params.id), now),
    })),
    serve(contract.addBlog, async ({ body }, context) => ({
      data: adminBlogOf(await addBlog(db, by(context), body), context.now),
    })),
    serve(contract.changeBlog, async ({ params, body }, context) => ({
      data: adminBlogOf(await changeBlog(db, by(context), params.id, body), context.now),
    })),
    serve(contract.deleteBlog, async ({ params }, context) => {
      await deleteBlog(db, by(context), params.id)
      return { data: null }
    }),
  ]
}

function by(context: Context) {
  return { staff: requireStaff(context), now: context.now }
}
