import type { Answer, Call } from '#contract/api.ts'

/** The brands to choose from, by name. */
export async function allBrands(call: Call): Promise<Answer<'GET /admin/brands'>['data']> {
  const query = { per_page: '100', sort: 'name', direction: 'asc' } as const
  return (await call('GET /admin/brands', { query })).data
}
