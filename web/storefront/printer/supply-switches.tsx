import type { FormEvent } from 'react'

import { capacityWords } from '#web/commerce/words/capacity-words.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
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
  const navigate = useNavigate()
  const path = paths.printer(printer.slug)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isTicked = new FormData(event.currentTarget).has('in_stock')
    const address = withQuery(path, { capacity, in_stock: isTicked ? '1' : undefined })
    void navigate(address, { preventScrollReset: true, replace: true })
  }
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
      <form action={path} className="flex items-center gap-3" onSubmit={submit}>
        {capacity !== undefined && capacities.length > 1 && (
          <input type="hidden" name="capacity" value={capacity} />
        )}
        <Checkbox
          name="in_stock"
          value="1"
          defaultChecked={isOnlyInStock}
          label={t('printerPage.onlyInStock')}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        />
        <noscript>
          <Button type="submit" size="small" look="secondary">
            {t('filter.apply')}
          </Button>
        </noscript>
      </form>
    </div>
  )
}
