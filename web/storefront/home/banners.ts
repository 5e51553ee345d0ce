import type { Answer, Call } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'

export const PLATFORMS = ['mobile', 'tablet', 'desktop'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The newest banner of a place, per platform; the page's HTML is the same for all, so it names them all. */
export type BannerPictures = Partial<Record<Platform, string>>

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

/** The page works without banners, so a failure shows none. */
async function picturesOf(
  call: Call,
  type: 'header' | 'bottom',
  language: Language,
): Promise<BannerPictures> {
  const found = await Promise.all(
    PLATFORMS.map(async (platform): Promise<[Platform, Banners]> => {
      const answer = await call('GET /banners/{type}', {
        params: { type },
        query: { language, platform },
      }).catch(() => undefined)
      return [platform, answer?.data ?? []]
    }),
  )
  return Object.fromEntries(
    found.flatMap(([platform, [banner]]) =>
      banner === undefined ? [] : [[platform, banner.image_url]],
    ),
  )
}
