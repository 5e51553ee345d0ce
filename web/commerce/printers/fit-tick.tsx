import { Code } from '#web/commerce/card/code.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { TriangleAlert } from '#web/ui/icons/triangle-alert.ts'
import { X } from '#web/ui/icons/x.ts'

import { useFit } from './fitting-products.ts'

const parts = { code: (words: string) => <Code>{words}</Code> }

/** What to show when it does not fit: nothing for what fits everywhere, a small note in lists, else a warning. */
export type FitSaying = 'ifFits' | 'quietly' | 'always'

interface FitTickProps {
  productId: number
  say?: FitSaying
}

/** "Fits your MFC-J5330DW". Hidden when no printer is known; its line is kept free when one is. */
export function FitTick({ productId, say = 'ifFits' }: FitTickProps) {
  const fit = useFit(productId)
  return (
    <span className="fit-place">
      {fit !== undefined && <FitWords model={fit.printer.model} fits={fit.fits} say={say} />}
    </span>
  )
}

const MISFIT_ICONS = { ifFits: X, quietly: X, always: TriangleAlert } as const

/** The same words where the answer is already known, as on the product page. */
export function FitWords({
  model,
  fits,
  say = 'always',
}: {
  model: string
  fits: boolean
  say?: FitSaying
}) {
  if (!fits && say === 'ifFits') return null
  return (
    <span className={fits ? 'fits' : misfitLook(say)}>
      <Icon of={fits ? Check : MISFIT_ICONS[say]} />
      <span>
        <RichText text={fits ? 'fit.yes' : 'fit.no'} values={{ model }} parts={parts} />
      </span>
    </span>
  )
}

function misfitLook(say: FitSaying): string {
  return say === 'quietly' ? 'fits nofit nofit-quiet' : 'fits nofit'
}
