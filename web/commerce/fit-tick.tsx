import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import { RichText } from '../rich-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { Code } from './code.tsx'
import { useFit } from './fitting-products.ts'

const parts = { code: (words: string) => <Code>{words}</Code> }

interface FitTickProps {
  productId: number
  /** `ifFits` stays silent when it does not fit: a list of everything is not a list of warnings. */
  say?: 'ifFits' | 'always'
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

/** The same words where the answer is already known, as on the product page. */
export function FitWords({
  model,
  fits,
  say = 'always',
}: {
  model: string
  fits: boolean
  say?: 'ifFits' | 'always'
}) {
  if (!fits && say === 'ifFits') return null
  return (
    <span className={fits ? 'fits' : 'fits nofit'}>
      <Icon of={fits ? Check : TriangleAlert} />
      <span>
        <RichText text={fits ? 'fit.yes' : 'fit.no'} values={{ model }} parts={parts} />
      </span>
    </span>
  )
}
