import { useState, type ReactNode } from 'react'

import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'

export interface GalleryPicture {
  src: string
  /** In the reader's language. */
  alt: string
}

/** The pictures of an article: one large, the others to choose below it. */
export function Gallery({
  pictures,
  name,
  badges,
}: {
  pictures: readonly GalleryPicture[]
  name: string
  badges: ReactNode
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  const picture = pictures[shown]
  return (
    <>
      <div className="gallery-main">
        <div className="gallery-badges">{badges}</div>
        <ProductPicture
          key={picture?.src}
          src={picture?.src}
          alt={picture?.alt ?? name}
          size={600}
          isFirst
          className="h-5/6 w-5/6 object-contain"
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2 lg:gap-3">
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <button
                type="button"
                className="gallery-thumb"
                aria-pressed={index === shown}
                aria-label={t('productPage.picture', { number: index + 1, of: pictures.length })}
                onClick={() => setShown(index)}
              >
                <ProductPicture src={src} size={96} className="w-4/5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
