import { useEffect, useState, type FormEvent } from 'react'

import { PrinterBox } from '#web/commerce/printers/printer-box.tsx'
import { usePrinterChoice } from '#web/commerce/printers/use-printer-choice.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { SelectField } from '#web/ui/text-field.tsx'

import { keptFinder, keepFinder } from './finder-draft.ts'
import type { HomeData } from './home-loader.ts'
import { OfferedPrinters } from './offered-printers.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * A printer by its name; brand and series narrow what is offered. Without JavaScript the form leads
 * to the printer, or back to this page with those it may be.
 */
export function ModelForm({
  brands,
  chosen,
  offered,
}: Pick<HomeData, 'brands' | 'chosen' | 'offered'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [first] = useState(() => keptFinder(chosen))
  const [brand, setBrand] = useState(first.brand)
  const [series, setSeries] = useState(first.series)
  const choice = usePrinterChoice({ brand, series, given: first.q })
  const { text } = choice
  useEffect(() => keepFinder({ brand, series, q: text }), [brand, series, text])
  const ofBrand = brands.find(({ slug }) => slug === brand)?.series ?? []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const printer = await choice.submit()
    if (printer !== undefined) void navigate(paths.printer(printer.slug))
  }

  return (
    <>
      <form action={paths.home} className="finder-steps" onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t('finder.brand')}
          name="brand"
          value={brand}
          onChange={({ target }) => {
            setBrand(target.value)
            setSeries('')
          }}
        >
          <option value="">{t('printer.chooseBrand')}</option>
          {brands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('finder.series')}
          name="series"
          value={series}
          disabled={isHydrated && brand === ''}
          onChange={({ target }) => setSeries(target.value)}
        >
          <option value="">{t('finder.allSeries')}</option>
          {ofBrand.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <PrinterBox
          choice={choice}
          label={t('finder.model')}
          placeholder={t('printer.typeModel')}
          hasBrand={brand !== ''}
        />
        <Button
          type="submit"
          size="large"
          className="finder-submit self-start max-sm:w-full"
          icon={<Icon of={Search} />}
          isBusy={choice.isBusy}
        >
          {t('printer.show')}
        </Button>
      </form>
      {offered !== null && choice.note === undefined && <OfferedPrinters offered={offered} />}
    </>
  )
}
