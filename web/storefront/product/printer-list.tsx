import { useState } from 'react'

import { ProductName } from '#web/commerce/card/code.tsx'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Kept } from '#web/ui/kept.tsx'
import { Link } from '#web/ui/link.tsx'
import { matchRange } from '#web/ui/text-match.ts'

import type { ProductData } from './product-view.ts'

/** More than fit a glance wait behind a button. */
const SHOWN_AT_FIRST = 24

/** Every printer it fits, searchable by any part of the name; the visitor's own stands first. */
export function PrinterList(props: Pick<ProductData, 'printers'>) {
  return (
    <Kept
      as="section"
      id="printers"
      className="min-w-0"
      aria-labelledby="printers-title"
      part={Printers}
      props={props}
    />
  )
}

function Printers({ printers }: Pick<ProductData, 'printers'>) {
  const { t } = useTranslation()
  const mine = useMyPrinter()
  const [typed, setTyped] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const found =
    typed.trim() === ''
      ? printers
      : printers.filter(({ name }) => matchRange(name, typed) !== undefined)
  const sorted = found.toSorted(
    (a, b) => Number(b.slug === mine?.slug) - Number(a.slug === mine?.slug),
  )
  const isUnconfirmed = printers.some(({ confirmed }) => !confirmed)
  const shown = isWhole || typed !== '' ? sorted : sorted.slice(0, SHOWN_AT_FIRST)

  return (
    <>
      <h2 id="printers-title" className="mb-3 text-xl">
        {t('productPage.printers', { count: printers.length })}
      </h2>
      {isUnconfirmed && <p className="text-muted mb-3 text-sm">{t('unconfirmedFits')}</p>}
      <div className="relative mb-4 max-w-md">
        <span className="printer-search-icon">
          <Icon of={Search} />
        </span>
        <input
          className="input printer-search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('productPage.searchPrinters', { count: printers.length })}
          aria-label={t('productPage.searchPrinters', { count: printers.length })}
        />
      </div>
      <p className="sr-only" role="status">
        {typed === '' ? '' : t('productPage.foundPrinters', { count: found.length })}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ slug, name }) => (
          <li
            key={slug}
            className={slug === mine?.slug ? 'printer-item printer-item-mine' : 'printer-item'}
          >
            <Icon of={slug === mine?.slug ? Check : Printer} />
            <Link
              className="min-w-0 font-medium no-underline hover:underline"
              to={paths.printer(slug)}
            >
              <ProductName name={name} />
            </Link>
            {slug === mine?.slug && (
              <Badge tone="success" className="ml-auto">
                {t('printer.yours')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="text-muted">{t('productPage.noPrinter', { term: typed })}</p>
      )}
      {shown.length < sorted.length && (
        <Button look="ghost" className="mt-3" onClick={() => setIsWhole(true)}>
          {t('productPage.allPrinters', { count: sorted.length })}
        </Button>
      )}
    </>
  )
}
