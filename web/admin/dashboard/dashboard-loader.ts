import type { Answer, Call } from '#contract/api.ts'

export type Dashboard = Answer<'GET /admin/dashboard'>['data']

const RANGES: readonly Dashboard['range'][] = ['today', '7', '30', '365']

export async function loader({ call, url }: { call: Call; url: URL }): Promise<Dashboard> {
  const range = RANGES.find((one) => one === url.searchParams.get('range')) ?? '30'
  return (await call('GET /admin/dashboard', { query: { range } })).data
}
