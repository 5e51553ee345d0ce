import placeholder from '../pictures/placeholder.svg'

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
export function ProductPicture({ src, alt = '', size = 240, isFirst = false, className }: ProductPictureProps) {
  return (
    <img
      src={src === undefined || src === '' ? placeholder : src}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      className={className}
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder
      }}
    />
  )
}
