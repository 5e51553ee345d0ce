import { useState, type ReactNode } from 'react'

import type { Product } from '#contract/catalogue.ts'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'

/** The pictures of an article: one large, the others to choose below it. */
export function Gallery({
  images,
  name,
  badges,
}: {
  images: Product['images']
  name: string
  badges: ReactNode
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  const image = images[shown]
  return (
    <>
      <div className="gallery-main">
        <div className="gallery-badges">{badges}</div>
        <ProductPicture
          key={image?.image_path}
          src={image?.image_path}
          alt={image?.alt ?? name}
          size={600}
          isFirst
          className="h-5/6 w-5/6 object-contain"
        />
      </div>
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2 lg:gap-3">
          {images.map(({ image_path }, index) => (
            <li key={image_path}>
              <button
                type="button"
                className="gallery-thumb"
                aria-pressed={index === shown}
                aria-label={t('productPage.picture', { number: index + 1, of: images.length })}
                onClick={() => setShown(index)}
              >
                <ProductPicture src={image_path} size={96} className="w-4/5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
