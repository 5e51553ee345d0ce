import { colorPlace } from '#contract/plain/color-order.ts'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Chips, type Chip } from '#web/ui/chips.tsx'

import type { CardColor } from './card-product.ts'

const INKS: ReadonlyMap<string, Chip['look'] & string> = new Map(
  Object.entries<Chip['look'] & string>({
    black: 'k',
    cyan: 'c',
    magenta: 'm',
    yellow: 'y',
    tricolour: 'cmy',
  }),
)
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    black: 'K',
    cyan: 'C',
    magenta: 'M',
    yellow: 'Y',
    tricolour: 'CMY',
    'photo-black': 'PK',
    'photo-cyan': 'PC',
    'photo-magenta': 'PM',
    'photo-blue': 'PB',
    grey: 'GY',
  }),
)

interface Coloured {
  color: CardColor | null
  /** The colours inside: several in a pack or a tri-colour cartridge. */
  color_slugs: readonly string[]
}

/** The colours inside as chips with the word beside them: "Black", "4 colours". Nothing for articles without ink. */
export function ColorChips({
  product,
  size = 'normal',
}: {
  product: Coloured
  size?: 'normal' | 'large'
}) {
  const { t } = useTranslation()
  const chips = chipsOf(product)
  if (chips.length === 0) return null
  const isPack = chips.length > 1 && product.color?.slug !== 'tricolour'
  const words =
    isPack || product.color === null
      ? t('colour.several', { count: chips.length })
      : capitalised(product.color.name)
  return (
    <span className="color-chips">
      <Chips chips={chips} size={size} />
      <span>{words}</span>
    </span>
  )
}

/** The chips alone, for places where the name already says the colour. */
export function chipsOf({ color, color_slugs: slugs }: Coloured): Chip[] {
  if (color?.slug === 'tricolour') return [{ letter: 'CMY', look: 'cmy' }]
  const inside = slugs.length > 0 ? slugs : [color?.slug].filter((slug) => slug !== undefined)
  return inside
    .toSorted((a, b) => colorPlace(a) - colorPlace(b))
    .map((slug) => chipOf(slug, color?.slug === slug ? color.hex : undefined))
}

function chipOf(slug: string, hex: string | null | undefined): Chip {
  const letter = LETTERS.get(slug) ?? slug.charAt(0).toUpperCase()
  const look = INKS.get(slug)
  return {
    letter,
    look: look ?? {
      hex: hex ?? FALLBACK_HEX.get(slug) ?? 'transparent',
      isDark: isDark(hex ?? FALLBACK_HEX.get(slug)),
    },
  }
}

/** Colours of pack members, whose records the list does not carry. */
const FALLBACK_HEX: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'photo-black': '#2E2E38',
    grey: '#8C8C8C',
    'photo-blue': '#4F6BED',
    'photo-cyan': '#8FD8F2',
    'photo-magenta': '#F7A6D0',
    red: '#D7263D',
    green: '#2E9E4F',
    blue: '#2457C5',
  }),
)

function isDark(hex: string | undefined): boolean {
  if (hex === undefined) return false
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140
}
