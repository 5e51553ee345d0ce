import { fromWire } from '#contract/plain/money.ts'
import { capacityWords } from '#web/commerce/words/capacity-words.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'

import { pageCosts } from './page-costs.ts'
import { bestSet, originalOf, type PrinterData } from './printer-view.ts'

interface CostRow {
  label: string
  house: number
  original: number
  show: (cents: number) => string
}

/** What printing costs with ours and with the originals; nothing where the two cannot be compared. */
export function CostTable({
  rows,
  sets,
  capacity,
}: Pick<PrinterData, 'rows' | 'sets'> & { capacity: string | undefined }) {
  const { t, language } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const house = pageCosts(rows, true, capacity)
  const original = pageCosts(rows, false, capacity)
  if (house === undefined || original === undefined) return null

  const inCents = (amount: number) =>
    t('printerPage.ct', { cents: formatNumber(amount, language, 2) })
  const inEuro = (amount: number) => formatMoney((amount / 100).toFixed(2), language)
  const set = bestSet(sets, capacity)
  const originalSet = set && originalOf(set, sets)
  const compared: CostRow[] = [
    {
      label: t('printerPage.blackPage'),
      house: house.black,
      original: original.black,
      show: inCents,
    },
    ...(house.color === undefined || original.color === undefined
      ? []
      : [
          {
            label: t('printerPage.colourPage'),
            house: house.color,
            original: original.color,
            show: inCents,
          },
        ]),
    {
      label: house.color === undefined ? t('printerPage.thousandBlack') : t('printerPage.thousand'),
      house: house.thousand,
      original: original.thousand,
      show: inEuro,
    },
    ...(set === undefined || originalSet === undefined
      ? []
      : [
          {
            label: t('printerPage.set'),
            house: fromWire(set.total),
            original: fromWire(originalSet.total),
            show: inEuro,
          },
        ]),
  ]
  return (
    <div className="min-w-0">
      <h2 className="text-2xl">{t('printerPage.costTitle')}</h2>
      <p className="text-muted mt-1">
        {t('printerPage.costText', { capacity: capacityWords(capacity ?? 'standard', t) })}
      </p>
      <div
        className="card relative mt-4 overflow-x-auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what may scroll must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={t('printerPage.costTitle')}
      >
        <table className="dtable dtable-comfy cost-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('printerPage.costWhat')}</span>
              </th>
              <th scope="col" className="r">
                <Badge tone="house">{houseBrand}</Badge>
              </th>
              <th scope="col" className="r">
                <Badge tone="original">{t('product.original')}</Badge>
              </th>
              <th scope="col" className="r">
                {t('printerPage.youKeep')}
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ label, house: ours, original: theirs, show }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="r font-semibold">{show(ours)}</td>
                <td className="r text-muted">{show(theirs)}</td>
                <td className="r text-accent-text font-semibold">
                  {theirs > ours ? show(theirs - ours) : t('compare.unknown')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
