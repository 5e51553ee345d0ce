import type { Answer, Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import type { Params } from '#web/router/route.ts'

export type AdminBlog = Answer<'GET /admin/blogs/{id}'>['data']

/** A product that an article speaks of. */
export interface NamedProduct {
  id: number
  name: string
}

/** An article with the names of its products; none for one that is not written yet. */
export async function loader({ call, params }: { call: Call; params: Params }) {
  if (params['blogId'] === undefined) return { blog: undefined, products: [] }
  const id = recordId(params, 'blogId')
  const { data: blog } = await call('GET /admin/blogs/{id}', { params: { id } })
  const products = await Promise.all(blog.product_ids.map((productId) => named(call, productId)))
  return { blog, products }
}

export type BlogData = Awaited<ReturnType<typeof loader>>

async function named(call: Call, id: number): Promise<NamedProduct> {
  const { data } = await call('GET /admin/stock', { query: { product_id: id, per_page: '1' } })
  return { id, name: data[0]?.name ?? String(id) }
}
