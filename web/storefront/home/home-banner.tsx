import { useState } from 'react'

import type { BannerPlatform } from '#contract/plain/banner.ts'
import { PICTURE_FORMATS, pictureOfPath, pictureSet } from '#contract/plain/picture.ts'
import placeholder from '#web/pictures/placeholder.svg'

import type { BannerPictures } from './banners.ts'

/** Where each platform's picture ends, and how wide it is shown. */
const SCREENS: readonly { platform: BannerPlatform; media?: string; sizes: string }[] = [
  { platform: 'mobile', media: '(width < 40rem)', sizes: 'calc(100vw - 2rem)' },
  { platform: 'tablet', media: '(width < 64rem)', sizes: 'calc(100vw - 3rem)' },
  { platform: 'desktop', sizes: 'min(100vw - 4rem, 84rem)' },
]

/** A banner in a box of fixed shape, so that nothing moves; nothing at all when there is none. */
export function HomeBanner({
  pictures,
  isFirst = false,
}: {
  pictures: BannerPictures
  isFirst?: boolean
}) {
  const [isBroken, setIsBroken] = useState(false)
  const widest = pictures.desktop ?? pictures.tablet ?? pictures.mobile
  if (widest === undefined) return null
  return (
    <div className={`wrap ${isFirst ? 'mt-4' : 'mt-14'}`}>
      <picture className="home-banner">
        {!isBroken &&
          SCREENS.map(({ platform, media, sizes }) => (
            <Sources
              key={platform}
              path={pictures[platform]?.path}
              {...(media !== undefined && { media })}
              sizes={sizes}
            />
          ))}
        <img
          src={isBroken ? placeholder : widest.path}
          alt={widest.alt}
          width="1344"
          height="224"
          loading={isFirst ? 'eager' : 'lazy'}
          onError={() => setIsBroken(true)}
        />
      </picture>
    </div>
  )
}

/** An upload in the width and format that suit the screen; any other picture as it is. */
function Sources({
  path,
  ...attributes
}: {
  path: string | undefined
  media?: string
  sizes: string
}) {
  if (path === undefined) return null
  const picture = pictureOfPath(path)
  if (picture === undefined) return <source media={attributes.media} srcSet={path} />
  return PICTURE_FORMATS.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={pictureSet(picture, format)}
      {...attributes}
    />
  ))
}
