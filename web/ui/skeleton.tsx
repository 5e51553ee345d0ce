/** A box of the final size while its content loads. The region round it says `aria-busy`. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skel block ${className}`} aria-hidden="true" />
}
