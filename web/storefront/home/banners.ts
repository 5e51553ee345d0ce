import type { Answer, Call } from '#contract/api.ts'
import { BANNER_PLATFORMS, type BannerPlatform, type BannerType } from '#contract/plain/banner.ts'
import type { Language } from '#contract/plain/languages.ts'

/** The newest banner of a place, per platform; the page's HTML is the same for all, so it names them all. */
export type BannerPictures = Partial<Record<BannerPlatform, { path: string; alt: string }>>

type Banners = Answer<'GET /banners/{type}'>['data']

export async function loadBanners(
  call: Call,
  language: Language,
): Promise<{ header: BannerPictures; bottom: BannerPictures }> {
  const [header, bottom] = await Promise.all([
    picturesOf(call, 'header', language),
    picturesOf(call, 'bottom', language),
  ])
  return { header, bottom }
}

/**
 * By language and platform, as the browser keeps them for the session (`web/data/browser-call.ts`). The
 * page works without banners, so a failure shows none.
 */
async function picturesOf(
  call: Call,
  type: BannerType,
  language: Language,
): Promise<BannerPictures> {
  const found = await Promise.all(
    BANNER_PLATFORMS.map(async (platform): Promise<[BannerPlatform, Banners]> => {
      const answer = await call('GET /banners/{type}', {
        params: { type },
        query: { language, platform },
      }).catch(() => undefined)
      return [platform, answer?.data ?? []]
    }),
  )
  return Object.fromEntries(
    found.flatMap(([platform, [banner]]) =>
      banner === undefined ? [] : [[platform, { path: banner.image_url, alt: banner.alt }]],
    ),
  )
}
