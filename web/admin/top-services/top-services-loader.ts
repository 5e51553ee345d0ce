import type { Answer, Call } from '#contract/api.ts'

export type ServiceRow = Answer<'GET /admin/top-services'>['data'][number]

/** All of them: their order is given as a whole. */
const ON_A_PAGE = '100'

export async function loader({ call }: { call: Call }) {
  const [page, shown] = await Promise.all([
    call('GET /admin/top-services', { query: { per_page: ON_A_PAGE } }),
    call('GET /top-services', {}),
  ])
  return { page, rating: shown.stars_rating, reviews: shown.reviews_count }
}

export type ServicesData = Awaited<ReturnType<typeof loader>>
