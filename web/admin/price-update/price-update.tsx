import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts'
import { Link } from '#web/ui/link.tsx'

import { AppliedPart } from './applied-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import {
  bodyOf,
  emptyPriceValues,
  type Outcome,
  type Preview,
  type PriceKind,
  type PriceValues,
} from './price-form.ts'
import { PriceSteps } from './price-steps.tsx'
import { RulePart } from './rule-part.tsx'

/** Many prices at once: choose and rule, look at what would become of them, apply. Nothing changes before. */
export function PriceUpdate({ kind }: { kind: PriceKind }) {
  const { t } = useTranslation()
  const [preview, setPreview] = useState<Preview>()
  const [outcome, setOutcome] = useState<Outcome>()
  const form = useStaffForm<PriceValues>({
    values: emptyPriceValues(kind),
    async send(values) {
      const body = bodyOf(values)
      const { data } =
        kind === 'regular'
          ? await staffCall('POST /admin/bulk-regular-price-update/preview', { body })
          : await staffCall('POST /admin/bulk-discount-update/preview', { body })
      setPreview(data)
      window.scrollTo(0, 0)
    },
  })
  const again = () => {
    form.form.reset(emptyPriceValues(kind))
    setPreview(undefined)
    setOutcome(undefined)
  }
  return (
    <>
      <div className="admin-head">
        <div className="admin-head-text">
          <h1>{t(kind === 'regular' ? 'admin.prices.regular' : 'admin.prices.discount')}</h1>
          <p className="text-muted text-sm">{t('admin.prices.how')}</p>
        </div>
        <Link className="btn btn-ghost" to={withQuery(adminPath.priceBatches, { kind })}>
          <Icon of={RotateCcw} />
          {t('admin.prices.earlier')}
        </Link>
      </div>
      <PriceSteps at={outcome === undefined ? Number(preview !== undefined) : 2} />
      <div hidden={preview !== undefined}>
        <RulePart kind={kind} form={form} />
      </div>
      {preview !== undefined && outcome === undefined && (
        <PreviewPart
          kind={kind}
          values={form.form.getValues()}
          preview={preview}
          onBack={() => setPreview(undefined)}
          onApplied={(done) => {
            // Nothing is left that could be lost by going elsewhere.
            form.form.reset(form.form.getValues())
            setOutcome(done)
          }}
        />
      )}
      {outcome !== undefined && <AppliedPart outcome={outcome} onAgain={again} />}
    </>
  )
}
