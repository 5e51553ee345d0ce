import * as banners from '#contract/banners.ts'
import { uploadPicture } from '#contract/media.ts'
import type { BannerType } from '#contract/plain/banner.ts'
import { MAX_TOP_SERVICES } from '#contract/plain/top-services.ts'
import { showSeo } from '#contract/seo-entries.ts'
import { listTopServices } from '#contract/top-services.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { keepPicture } from '#server/platform/pictures.ts'
import type { Shop } from '#server/shop.ts'

import { type BannerFilter, shownBanners } from './banner-queries.ts'
import { shopRating } from './queries.ts'
import { entryOf, isShown, seoEntryOf, seoReader, slugsOf } from './seo-entries.ts'
import { firstServices } from './service-queries.ts'

type ContentShop = Pick<Shop, 'db' | 'cache' | 'media'>

/** What stands round the pages: service points, banners, SEO entries, pictures. */
export function contentRoutes(shop: ContentShop): Served[] {
  return [
    serviceRoute(shop),
    ...bannerRoutes(shop),
    seoRoute(shop),
    serve(uploadPicture, async ({ body }) => ({
      data: await keepPicture(shop.media, body.file.content, 'file'),
      message: 'media.kept',
    })),
  ]
}

function serviceRoute({ db, cache }: ContentShop): Served {
  const services = cache.reader(['top_services'], () => firstServices(db, MAX_TOP_SERVICES))
  const rating = cache.reader(['reviews'], () => shopRating(db))
  return serve(listTopServices, async (_, { language }) => {
    const [rows, { stars, reviews }] = await Promise.all([services.get(), rating.get()])
    const names = { en: 'name', nl: 'name_nl', fr: 'name_fr' } as const
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row[names[language]] ?? row.name,
        icon_color: row.icon_color,
      })),
      stars_rating: stars,
      reviews_count: reviews,
    }
  })
}

function bannerRoutes({ db, cache }: ContentShop): Served[] {
  const reader = cache.reader(['banners'], () => shownBanners(db))
  async function bannersOf(type: BannerType, { language, platform }: BannerFilter) {
    const rows = (await reader.get()).filter(
      (banner) =>
        banner.type === type &&
        (platform === undefined || banner.platform === platform) &&
        (language === undefined || banner.language === language),
    )
    return {
      data: rows.map(({ image_path, created_at, version: _version, ...banner }) => ({
        ...banner,
        image_url: image_path ?? '',
        created_at: created_at.toISOString(),
      })),
    }
  }
  return [
    serve(banners.listBanners, ({ params, query }) => bannersOf(params.type, query)),
    serve(banners.listHeaderBanners, ({ query }) => bannersOf('header', query)),
  ]
}

function seoRoute({ db, cache }: ContentShop): Served {
  const entries = seoReader(db, cache)
  return serve(showSeo, async ({ query: { slug, locale } }, { now }) => {
    const known = await entries.get()
    const slugs = slugsOf(known, { locale, now })
    if (slug === undefined) {
      const shown = known.all.filter((entry) => isShown(entry, { locale, now }))
      return { data: shown.map(seoEntryOf), slugs }
    }
    const entry = entryOf(known, { slug, locale, now })
    return { data: entry === undefined ? null : seoEntryOf(entry), slugs }
  })
}
