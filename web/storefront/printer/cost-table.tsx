import { fromWire } from '#contract/plain/money.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { Sided } from '#web/commerce/card/price.tsx'
import { capacityWords } from '#web/commerce/words/capacity-words.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'

import { pageCosts } from './page-costs.ts'
import { bestSet, originalOf, totalOf, type PrinterData } from './printer-view.ts'

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
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const costsOf = useCosts({ rows, sets, capacity })
  const incl = costsOf('incl')
  const excl = costsOf('excl')
  if (incl === undefined || excl === undefined) return null
  const compared = incl.map((row, index) => ({ incl: row, excl: excl[index] ?? row }))
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
            {compared.map((row) => (
              <tr key={row.incl.label}>
                <th scope="row">{row.incl.label}</th>
                <td className="r font-semibold">
                  <CostCell row={row} of={({ house, show }) => show(house)} />
                </td>
                <td className="r text-muted">
                  <CostCell row={row} of={({ original, show }) => show(original)} />
                </td>
                <td className="r text-accent-text font-semibold">
                  <CostCell
                    row={row}
                    of={({ house, original, show }) =>
                      original > house ? show(original - house) : t('compare.unknown')
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function CostCell({
  row: { incl, excl },
  of,
}: {
  row: Record<keyof BothSides, CostRow>
  of: (row: CostRow) => string
}) {
  return <Sided incl={of(incl)} excl={of(excl)} />
}

/** The rows on either side of the VAT; the same rows on both. */
function useCosts({
  rows,
  sets,
  capacity,
}: Pick<PrinterData, 'rows' | 'sets'> & { capacity: string | undefined }) {
  const { t, language } = useTranslation()
  const set = bestSet(sets, capacity)
  const originalSet = set && originalOf(set, sets)
  const inCents = (amount: number) =>
    t('printerPage.ct', { cents: formatNumber(amount, language, 2) })
  const inEuro = (amount: number) => formatMoney((amount / 100).toFixed(2), language)

  return (side: keyof BothSides): CostRow[] | undefined => {
    const house = pageCosts(rows, true, capacity, side)
    const original = pageCosts(rows, false, capacity, side)
    if (house === undefined || original === undefined) return undefined
    const hasColor = house.color !== undefined && original.color !== undefined
    return [
      {
        label: t('printerPage.blackPage'),
        house: house.black,
        original: original.black,
        show: inCents,
      },
      ...(hasColor
        ? [
            {
              label: t('printerPage.colourPage'),
              house: house.color ?? 0,
              original: original.color ?? 0,
              show: inCents,
            },
          ]
        : []),
      {
        label:
          house.color === undefined ? t('printerPage.thousandBlack') : t('printerPage.thousand'),
        house: house.thousand,
        original: original.thousand,
        show: inEuro,
      },
      ...(set === undefined || originalSet === undefined
        ? []
        : [
            {
              label: t('printerPage.set'),
              house: fromWire(totalOf(set)[side]),
              original: fromWire(totalOf(originalSet)[side]),
              show: inEuro,
            },
          ]),
    ]
  }
}
