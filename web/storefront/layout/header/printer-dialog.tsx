import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { Answer } from '#contract/api.ts'
import { setMyPrinter } from '#web/commerce/printers/choose-printer.ts'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/text-field.tsx'

import { MyPrinterList } from './my-printer-list.tsx'

type Brands = Answer<'GET /printers/brands'>['data']
type Models = Answer<'GET /printers/models'>['data']

const ALL_MODELS = 500

/** Choose the printer that every page asks about: brand, then model with type-ahead. */
export function PrinterDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mine = useMyPrinter()
  const [brands, setBrands] = useState<Promise<Brands>>()
  const [list, setList] = useState<Brands>([])
  const [models, setModels] = useState<Models>([])
  const [brand, setBrand] = useState('')
  const [slug, setSlug] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  if (isOpen && brands === undefined) {
    const loading = browserCall('GET /printers/brands', {}).then(({ data }) => data)
    setBrands(loading)
    void loading.then(setList, () => setHasFailed(true))
  }
  const chooseBrand = (chosen: string) => {
    setBrand(chosen)
    setSlug(undefined)
    setModels([])
    setHasFailed(false)
    if (chosen === '') return
    void browserCall('GET /printers/models', { query: { brand: chosen, limit: ALL_MODELS } }).then(
      ({ data }) => setModels(data),
      () => setHasFailed(true),
    )
  }
  const chosen = models.find((model) => model.slug === slug)
  const save = () => {
    if (chosen === undefined) return
    setMyPrinter(chosen)
    onClose()
    void navigate(paths.printer(chosen.slug))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={mine === undefined ? t('printer.choose') : t('printer.another')}
      actions={
        <Button isDisabled={chosen === undefined} onClick={save}>
          {t('printer.show')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('printer.why')}</p>
        <MyPrinterList />
        {hasFailed && <p role="alert">{t('error.unreachable')}</p>}
        <SelectField
          label={t('printer.brand')}
          value={brand}
          onChange={(event) => chooseBrand(event.target.value)}
        >
          <option value="">{t('printer.chooseBrand')}</option>
          {list.map((entry) => (
            <option key={entry.slug} value={entry.slug}>
              {entry.name}
            </option>
          ))}
        </SelectField>
        <Field label={t('printer.model')}>
          {(control) => (
            <Combobox
              control={control}
              options={models.map((model) => ({ value: model.slug, label: model.model }))}
              value={slug}
              onChange={setSlug}
              listLabel={t('printer.model')}
              placeholder={t('printer.typeModel')}
              emptyText={t('printer.notInList')}
              isDisabled={brand === ''}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
