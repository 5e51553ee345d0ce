import type { BannerPictures } from './banners.ts'

/** A banner in a box of fixed shape, so that nothing moves; nothing at all when there is none. */
export function HomeBanner({
  pictures,
  isFirst = false,
}: {
  pictures: BannerPictures
  isFirst?: boolean
}) {
  const widest = pictures.desktop ?? pictures.tablet ?? pictures.mobile
  if (widest === undefined) return null
  return (
    <div className="wrap mt-4">
      <picture className="home-banner">
        {pictures.mobile !== undefined && (
          <source media="(width < 40rem)" srcSet={pictures.mobile} />
        )}
        {pictures.tablet !== undefined && (
          <source media="(width < 64rem)" srcSet={pictures.tablet} />
        )}
        <img src={widest} alt="" width="1344" height="224" loading={isFirst ? 'eager' : 'lazy'} />
      </picture>
    </div>
  )
}
