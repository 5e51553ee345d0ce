import * as contract from '#contract/content.ts'
import type { Language } from '#contract/plain/languages.ts'
import { MAX_TOP_SERVICES } from '#contract/plain/top-services.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { bannerRows, shopRating, topServiceRows } from './queries.ts'

interface BannerQuery {
  language?: Language | undefined
  platform?: 'desktop' | 'mobile' | 'tablet' | undefined
}

export function contentRoutes({ db, cache }: Pick<Shop, 'db' | 'cache'>): Served[] {
  const services = cache.reader(['top_services'], () => topServiceRows(db))
  const rating = cache.reader(['reviews'], () => shopRating(db))
  const banners = cache.reader(['banners'], () => bannerRows(db))

  async function bannersOf(
    type: 'header' | 'bottom',
    { language, platform = 'desktop' }: BannerQuery,
  ) {
    const rows = (await banners.get()).filter(
      (banner) =>
        banner.type === type &&
        banner.platform === platform &&
        (language === undefined || banner.language === language),
    )
    return {
      data: rows.map(({ image_path, created_at, ...banner }) => ({
        ...banner,
        image_url: image_path,
        created_at: created_at.toISOString(),
      })),
    }
  }

  return [
    serve(contract.listTopServices, async (_, { language }) => {
      const [rows, { stars, reviews }] = await Promise.all([services.get(), rating.get()])
      const names = { en: 'name', nl: 'name_nl', fr: 'name_fr' } as const
      return {
        data: rows
          .slice(0, MAX_TOP_SERVICES)
          .map((row) => ({ id: row.id, name: row[names[language]], icon_color: row.icon_color })),
        stars_rating: stars,
        reviews_count: reviews,
      }
    }),
    serve(contract.listBanners, ({ params, query }) => bannersOf(params.type, query)),
    serve(contract.listHeaderBanners, ({ query }) => bannersOf('header', query)),
  ]
}
