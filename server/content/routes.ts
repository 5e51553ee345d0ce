import * as contract from '#contract/content.ts'
import type { Language } from '#contract/plain/languages.ts'
import { MAX_TOP_SERVICES } from '#contract/plain/limits.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import type { ReaderCache } from '#server/platform/cached-reader.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Settings } from '#server/settings/defaults.ts'
import type { SettingsReader } from '#server/settings/read-settings.ts'

import { bannerRows, shopRating, topServiceRows } from './queries.ts'

export interface ContentOptions {
  db: Db
  cache: ReaderCache
  settings: SettingsReader
  /** What the payment page needs to know; no key when payments are tests. */
  payment: { isTest: boolean; publishableKey: string | null }
}

interface BannerQuery {
  language?: Language | undefined
  platform?: 'desktop' | 'mobile' | 'tablet' | undefined
}

export function contentRoutes({ db, cache, settings, payment }: ContentOptions): Served[] {
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
    serve(contract.showSettings, async () => {
      const { shop, shipping, vat, payment: methods } = await settings.get()
      return {
        data: {
          shop: publicShop(shop),
          shipping: {
            cut_off: shipping.cut_off,
            zones: Object.entries(shipping.zones).map(([country, zone]) => ({
              country,
              flat_fee: toWire(cents(zone.flat_fee)),
              free_from: toWire(cents(zone.free_from)),
            })),
          },
          vat: { rate: (vat.rates.BE.at(-1)?.standard ?? 0) / 100 },
          payment: {
            is_test: payment.isTest,
            methods: methods.methods,
            publishable_key: payment.publishableKey,
          },
        },
      }
    }),
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

/** The bank account is told to those who pay into it, not to everybody. */
function publicShop({ iban: _iban, bic: _bic, ...shop }: Settings['shop']) {
  return shop
}
