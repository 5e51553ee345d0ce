/** What a colour looks like; half and half where there are two. */
export function ColorDot({ hex, second }: { hex: string | null; second: string | null }) {
  return (
    <svg className="color-dot" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={hex ?? 'none'} />
      {second !== null && <path d="M10 1a9 9 0 0 1 0 18z" fill={second} />}
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeOpacity="0.4" />
    </svg>
  )
}
