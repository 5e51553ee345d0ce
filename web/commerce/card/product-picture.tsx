import placeholder from '#web/pictures/placeholder.svg'

interface ProductPictureProps {
  src: string | undefined
  /** Empty where the name follows. */
  alt?: string
  size?: number
  /** The first picture of a page loads at once, the others when they come near. */
  isFirst?: boolean
  className?: string
}

/** A product's picture; a missing or broken one becomes the placeholder. */
export function ProductPicture({
  src,
  alt = '',
  size = 240,
  isFirst = false,
  className,
}: ProductPictureProps) {
  return (
    <img
      src={pictureAddress(src)}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      className={className}
      ref={replaceIfBroken}
      onError={({ currentTarget }) => replace(currentTarget)}
    />
  )
}

/** The placeholder's where there is none. */
export function pictureAddress(src: string | undefined): string {
  return src === undefined || src === '' ? placeholder : src
}

/** A picture in the server's HTML may have failed before React listened for it. */
function replaceIfBroken(picture: HTMLImageElement | null): void {
  if (picture?.complete === true && picture.naturalWidth === 0 && picture.currentSrc !== '')
    replace(picture)
}

function replace(picture: HTMLImageElement): void {
  if (!picture.src.endsWith(placeholder)) picture.src = placeholder
}
