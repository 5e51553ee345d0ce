import { Form, useSubmit } from 'react-router'

import { capacityWords } from '#web/commerce/words/capacity-words.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Link } from '#web/ui/link.tsx'

import type { PrinterData } from './printer-view.ts'

interface SupplySwitchesProps extends Pick<PrinterData, 'printer'> {
  capacities: readonly string[]
  /** Undefined shows all of them. */
  capacity: string | undefined
  isOnlyInStock: boolean
}

/** Which capacity, and only what is in stock: kept in the address, so it works by links, without JavaScript. */
export function SupplySwitches({
  printer,
  capacities,
  capacity,
  isOnlyInStock,
}: SupplySwitchesProps) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const path = paths.printer(printer.slug)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {capacities.length > 1 && (
        <nav className="segmented" aria-label={t('productPage.capacity')}>
          {[undefined, ...capacities].map((one) => (
            <Link
              key={one ?? 'all'}
              to={withQuery(path, { capacity: one, in_stock: isOnlyInStock ? '1' : undefined })}
              aria-current={one === capacity ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {one === undefined ? t('printerPage.allCapacities') : capacityWords(one, t)}
            </Link>
          ))}
        </nav>
      )}
      <Form
        method="get"
        action={path}
        className="flex items-center gap-3"
        preventScrollReset
        replace
      >
        {capacity !== undefined && capacities.length > 1 && (
          <input type="hidden" name="capacity" value={capacity} />
        )}
        <Checkbox
          name="in_stock"
          value="1"
          defaultChecked={isOnlyInStock}
          label={t('printerPage.onlyInStock')}
          onChange={({ currentTarget }) =>
            void submit(currentTarget.form, { preventScrollReset: true, replace: true })
          }
        />
        <noscript>
          <Button type="submit" size="small" look="secondary">
            {t('filter.apply')}
          </Button>
        </noscript>
      </Form>
    </div>
  )
}
