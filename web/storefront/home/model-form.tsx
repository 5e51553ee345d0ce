import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'

import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { SelectField } from '#web/ui/text-field.tsx'

import type { HomeData } from './home-loader.ts'
import { useFinder } from './use-finder.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * Brand, series, model. Without JavaScript every press of the button is a step: the page comes back
 * with the next list filled, and with a model it leads to the printer.
 */
export function ModelForm({
  brands,
  chosen,
  models,
}: Pick<HomeData, 'brands' | 'chosen' | 'models'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const finder = useFinder(chosen, models)
  const series = brands.find(({ slug }) => slug === finder.brand)?.series ?? []
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (finder.printer !== undefined) void navigate(paths.printer(finder.printer))
    else
      event.currentTarget
        .querySelector<HTMLElement>(finder.brand === '' ? 'select' : '[role=combobox]')
        ?.focus()
  }

  return (
    <Form action={paths.home} className="finder-steps" onSubmit={submit}>
      <SelectField
        label={t('finder.brand')}
        name="brand"
        value={finder.brand}
        onChange={({ target }) => finder.chooseBrand(target.value)}
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
        value={finder.series}
        disabled={isHydrated && finder.brand === ''}
        onChange={({ target }) => finder.chooseSeries(target.value)}
      >
        <option value="">{t('finder.allSeries')}</option>
        {series.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {isHydrated ? (
        <Field label={t('finder.model')}>
          {(control) => (
            <Combobox
              control={control}
              options={finder.models.map(({ slug, model }) => ({ value: slug, label: model }))}
              value={finder.printer}
              onChange={finder.choosePrinter}
              listLabel={t('printer.model')}
              placeholder={finder.isLoading ? t('page.loading') : t('printer.typeModel')}
              emptyText={finder.hasFailed ? t('error.unreachable') : t('printer.notInList')}
              isDisabled={finder.brand === ''}
            />
          )}
        </Field>
      ) : (
        <SelectField label={t('finder.model')} name="printer" defaultValue="">
          <option value="">{t('finder.chooseModel')}</option>
          {models.map(({ slug, model }) => (
            <option key={slug} value={slug}>
              {model}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        type="submit"
        size="large"
        className="self-end sm:min-h-11"
        icon={<Icon of={Search} />}
      >
        {t('printer.show')}
      </Button>
    </Form>
  )
}
