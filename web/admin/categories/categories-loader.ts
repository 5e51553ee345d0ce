import type { Answer, Call } from '#contract/api.ts'

export type CategoryRow = Answer<'GET /admin/categories'>['data'][number]

/** The whole tree: it is small, and drawn whole. */
export async function loader({ call }: { call: Call }): Promise<readonly CategoryRow[]> {
  return pagesFrom(call, 1)
}

async function pagesFrom(call: Call, page: number): Promise<readonly CategoryRow[]> {
  const query = { per_page: '100', page: String(page) }
  const { data, last_page: last } = await call('GET /admin/categories', { query })
  return page < last ? [...data, ...(await pagesFrom(call, page + 1))] : data
}
