import { useId, useState, type FormEvent } from 'react'

import type { Answer } from '#contract/api.ts'
import { setMyPrinter } from '#web/commerce/printers/choose-printer.ts'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { PrinterBox } from '#web/commerce/printers/printer-box.tsx'
import { usePrinterChoice } from '#web/commerce/printers/use-printer-choice.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/text-field.tsx'

import { MyPrinterList } from './my-printer-list.tsx'

type Brands = Answer<'GET /printers/brands'>['data']

/** Choose the printer that every page asks about: by its name, which a brand narrows. */
export function PrinterDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mine = useMyPrinter()
  const formId = useId()
  const [brands, setBrands] = useState<Promise<Brands>>()
  const [list, setList] = useState<Brands>([])
  const [brand, setBrand] = useState('')
  const choice = usePrinterChoice({ brand })

  if (isOpen && brands === undefined) {
    const loading = browserCall('GET /printers/brands', {}).then(({ data }) => data)
    setBrands(loading)
    // Brands only narrow what is offered: without them the name still finds the printer.
    void loading.then(setList, () => undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const printer = await choice.submit()
    if (printer === undefined) return
    setMyPrinter(printer)
    choice.type('')
    onClose()
    void navigate(paths.printer(printer.slug))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={mine === undefined ? t('printer.choose') : t('printer.another')}
      closeLabel={t('printer.close')}
      actions={
        <Button type="submit" form={formId} isBusy={choice.isBusy}>
          {t('printer.show')}
        </Button>
      }
    >
      <form
        id={formId}
        method="dialog"
        className="grid gap-4"
        onSubmit={(event) => void save(event)}
      >
        <p>{t('printer.why')}</p>
        <MyPrinterList />
        <SelectField
          label={t('printer.brand')}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
        >
          <option value="">{t('printer.chooseBrand')}</option>
          {list.map((entry) => (
            <option key={entry.slug} value={entry.slug}>
              {entry.name}
            </option>
          ))}
        </SelectField>
        <PrinterBox
          choice={choice}
          label={t('printer.model')}
          placeholder={t('printer.typeModel')}
          hasBrand={brand !== ''}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
