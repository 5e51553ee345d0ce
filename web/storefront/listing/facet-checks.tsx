import { FOUR_COLORS } from '#contract/plain/color-order.ts'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

import type { FacetChoice } from './facet-choices.ts'

interface FacetChecksProps {
  name: string
  title: string
  choices: readonly FacetChoice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** One filter as tick boxes: several may be on, each says how many it would show. */
export function FacetChecks({ name, title, choices, chosen, onToggle }: FacetChecksProps) {
  if (choices.length === 0) return null
  return (
    <Disclosure isOpen summary={title} className="filter-group">
      <div className="filter-values">
        {choices.map(({ value, label, count, color }) => (
          <Checkbox
            className="filter-value"
            key={value}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            label={color === undefined ? label : <ColorLabel color={color} label={label} />}
            count={count}
          />
        ))}
      </div>
    </Disclosure>
  )
}

function ColorLabel({ color, label }: { color: string; label: string }) {
  const slugs = color === 'multi' ? FOUR_COLORS : [color]
  return (
    <span className="flex items-center gap-2">
      <Chips chips={chipsOf({ color: null, color_slugs: slugs })} />
      {label}
    </span>
  )
}
