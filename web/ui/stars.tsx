import type { CSSProperties } from 'react'

/** Five stars filled to the tenth of a star; `label` says the number. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const style: CSSProperties & Record<'--rating', string> = { '--rating': String(rating) }
  return <span className="stars-row" role="img" aria-label={label} style={style} />
}
