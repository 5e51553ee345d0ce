import type { Answer, Call } from '#contract/api.ts'

export type Dashboard = Answer<'GET /admin/dashboard'>['data']

export const RANGES: readonly Dashboard['range'][] = ['today', '7', '30', '365']

/** As many as stand beside a chart. */
const ROWS = '5'

export async function loader({ call, url }: { call: Call; url: URL }) {
  const range = RANGES.find((one) => one === url.searchParams.get('range')) ?? '30'
  const [{ data: dashboard }, { data: latest }, { data: scarce }, { data: counts }] =
    await Promise.all([
      call('GET /admin/dashboard', { query: { range } }),
      call('GET /admin/orders', { query: { per_page: ROWS } }),
      call('GET /admin/stock', { query: { state: 'scarce', per_page: ROWS } }),
      call('GET /admin/orders-stats', {}),
    ])
  return { dashboard, latest, scarce, counts }
}

export type DashboardData = Awaited<ReturnType<typeof loader>>
