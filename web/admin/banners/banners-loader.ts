import type { Answer, Call } from '#contract/api.ts'
import { BANNER_TYPES, type BannerType } from '#contract/plain/banner.ts'
import { pageOrNone } from '#web/admin/table/page-or-none.ts'

export type BannerRow = Answer<'GET /admin/banners'>['data'][number]

/** More banners than a home page has; beyond them there are pages. */
const ON_A_PAGE = '100'

/** The place whose banners the address asks for: those under the hero, unless it says otherwise. */
export function typeOf({ searchParams }: Pick<URL, 'searchParams'>): BannerType {
  return BANNER_TYPES.find((type) => type === searchParams.get('type')) ?? 'header'
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const shown = typeOf(url)
  const page = url.searchParams.get('page') ?? '1'
  const ask = (type: BannerType) =>
    pageOrNone(
      call('GET /admin/banners', {
        query: { type, per_page: ON_A_PAGE, ...(type === shown && { page }) },
      }),
    )
  const [header, bottom] = await Promise.all([ask('header'), ask('bottom')])
  return {
    ...(shown === 'header' ? header : bottom),
    counts: { header: header.page.total, bottom: bottom.page.total },
  }
}

export type BannersData = Awaited<ReturnType<typeof loader>>
