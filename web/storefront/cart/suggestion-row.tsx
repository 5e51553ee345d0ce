import type { ReactNode } from 'react'

import { ProductPicture } from '#web/commerce/card/product-picture.tsx'

/** Something to do with the cart: a picture, the reason, the button. */
export function SuggestionRow({
  thumbnail,
  children,
  button,
}: {
  thumbnail: string
  children: ReactNode
  button: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-4 py-3">
      <span className="thumb thumb-lg">
        <ProductPicture src={thumbnail} size={72} />
      </span>
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {button}
    </div>
  )
}
