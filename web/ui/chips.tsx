import type { CSSProperties } from 'react'

export interface Chip {
  /** One or two letters inside: colour never stands alone. */
  letter: string
  /** `k`, `c`, `m`, `y` and `cmy` are drawn from tokens, other colours from their hex. */
  look: 'k' | 'c' | 'm' | 'y' | 'cmy' | { hex: string; isDark: boolean }
}

/** Round colour chips; the words stand beside them, so screen readers pass over these. */
export function Chips({
  chips,
  size = 'normal',
}: {
  chips: readonly Chip[]
  size?: 'normal' | 'large'
}) {
  return (
    <span className="chips" aria-hidden="true">
      {chips.map(({ letter, look }) => (
        <span
          key={letter}
          className={`chip ${size === 'large' ? 'chip-lg' : ''} ${typeof look === 'string' ? `chip-${look}` : 'chip-other'}`}
          style={styleOf(look)}
          data-dark={typeof look === 'object' && look.isDark ? '' : undefined}
        >
          {look === 'cmy' ? '' : letter}
        </span>
      ))}
    </span>
  )
}

function styleOf(look: Chip['look']): CSSProperties | undefined {
  return typeof look === 'string' ? undefined : { background: look.hex }
}
