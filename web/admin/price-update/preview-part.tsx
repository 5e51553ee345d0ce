import { useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { PreviewFigures } from './preview-figures.tsx'
import { PreviewTable } from './preview-table.tsx'
import {
  bodyOf,
  isKept,
  type Outcome,
  type Preview,
  type PriceKind,
  type PriceValues,
} from './price-form.ts'

type Shown = 'all' | 'warnings' | 'kept'

/** What would become of each price. Rows can be left out; then all of it is applied, or nothing. */
export function PreviewPart({
  kind,
  values,
  preview: { rows, unknown_skus: unknown },
  onBack,
  onApplied,
}: {
  kind: PriceKind
  values: PriceValues
  preview: Preview
  onBack: () => void
  onApplied: (outcome: Outcome) => void
}) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [shown, setShown] = useState<Shown>('all')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const changing = rows.filter((row) => !isKept(row))
  const chosen = changing.filter(({ product_id: id }) => !left.has(id))
  const toLookAt = changing.filter(({ warnings }) => warnings.length > 0)
  const lists = { all: rows, warnings: toLookAt, kept: rows.filter(isKept) }

  const leave = (ids: readonly number[], isLeft: boolean) =>
    setLeft((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (isLeft) after.add(id)
        else after.delete(id)
      return after
    })
  const apply = async () => {
    setIsBusy(true)
    setRefusal(undefined)
    const note = values.note.trim() === '' ? {} : { note: values.note.trim() }
    const body = { ...bodyOf(values), exclude_ids: [...left], ...note }
    await (
      kind === 'regular'
        ? staffCall('POST /admin/bulk-regular-price-update/apply', {
            body: { ...body, starts_at: values.starts_at },
          })
        : staffCall('POST /admin/bulk-discount-update/apply', { body })
    )
      .then(({ data }) => onApplied(data))
      .catch((error: unknown) => setRefusal(refusalText(error, t('admin.failure.title'))))
      .finally(() => setIsBusy(false))
  }
  return (
    <>
      {unknown.length > 0 && (
        <Alert tone="warning">
          {t('admin.prices.unknown', {
            count: unknown.length,
            skus: unknown.slice(0, 20).join(', '),
          })}
        </Alert>
      )}
      <PreviewFigures rows={rows} chosen={chosen} toLookAt={toLookAt.length} />
      <section className="card list-card" aria-label={t('admin.prices.step.preview')}>
        <div className="list-tools">
          <Segmented
            label={t('admin.prices.step.preview')}
            value={shown}
            onChange={setShown}
            options={(['all', 'warnings', 'kept'] as const).map((value) => ({
              value,
              label: `${t(`admin.prices.show.${value}`)} ${lists[value].length}`,
            }))}
          />
          {toLookAt.length > 0 && (
            <Button
              look="secondary"
              onClick={() =>
                leave(
                  toLookAt.map(({ product_id: id }) => id),
                  true,
                )
              }
            >
              {t('admin.prices.leaveWarned')}
            </Button>
          )}
        </div>
        <PreviewTable key={shown} rows={lists[shown]} left={left} onLeave={leave} />
      </section>
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      <div className="price-verbs">
        <Button look="ghost" className="price-back" onClick={onBack}>
          {t('admin.prices.backToRule')}
        </Button>
        <span className="text-muted">{t('admin.prices.together')}</span>
        <Button isBusy={isBusy} isDisabled={chosen.length === 0} onClick={() => void apply()}>
          {t(values.starts_at === null ? 'admin.prices.apply' : 'admin.prices.schedule', {
            count: chosen.length,
          })}
        </Button>
      </div>
    </>
  )
}
