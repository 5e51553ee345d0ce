/** Under the hero of the home page, and at its end. */
export const BANNER_TYPES = ['header', 'bottom'] as const
export type BannerType = (typeof BANNER_TYPES)[number]

/** The narrowest screen first. */
export const BANNER_PLATFORMS = ['mobile', 'tablet', 'desktop'] as const
export type BannerPlatform = (typeof BANNER_PLATFORMS)[number]

/** The size a picture of each platform is asked for, in pixels; another shape is cut to it. */
export const BANNER_SIZES: Record<BannerPlatform, { width: number; height: number }> = {
  mobile: { width: 960, height: 480 },
  tablet: { width: 2016, height: 672 },
  desktop: { width: 2688, height: 448 },
}
