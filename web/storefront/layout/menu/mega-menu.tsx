import { useState } from 'react'

import { ProductName } from '#web/commerce/card/code.tsx'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { departmentIcons } from './department-icons.ts'
import { brandColumns, neighbours, sortedLists, type BrandColumn } from './department-links.ts'
import { departments, type Department } from './navigation.ts'
import { useDepartmentName } from './use-department-name.ts'
import { useSeries } from './use-series.ts'

/** Departments on the left, what the chosen one offers in the middle, the visitor's printer on the right. */
export function MegaMenu({ onChoosePrinter }: { onChoosePrinter: () => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Department | undefined>(departments[0])
  return (
    <nav className="menu mega-menu" aria-label={t('nav.shopMenu')}>
      <ul className="mega-departments">
        {departments.map((department) => (
          <li key={department.id}>
            <DepartmentLink
              department={department}
              isChosen={department.id === chosen?.id}
              onChoose={() => setChosen(department)}
            />
          </li>
        ))}
      </ul>
      {chosen !== undefined && <DepartmentOffer department={chosen} />}
      <YourPrinter onChoosePrinter={onChoosePrinter} />
    </nav>
  )
}

function DepartmentLink({
  department,
  isChosen,
  onChoose,
}: {
  department: Department
  isChosen: boolean
  onChoose: () => void
}) {
  const nameOf = useDepartmentName()
  return (
    <Link
      to={department.to}
      className={isChosen ? 'menu-item mega-department is-chosen' : 'menu-item mega-department'}
      onPointerEnter={onChoose}
      onFocus={onChoose}
    >
      <Icon of={departmentIcons[department.id]} />
      {nameOf(department)}
      <Icon of={ChevronRight} className="text-subtle ml-auto" />
    </Link>
  )
}

function DepartmentOffer({ department }: { department: Department }) {
  const { t } = useTranslation()
  const { house_brand: brand } = useSettings().shop
  const name = useDepartmentName()(department)
  const categoryName = useCategoryName()
  const columns = brandColumns(department, brand, useSeries())
  return (
    <div className="mega-offer">
      <h2 className="mb-4 text-lg">
        {columns.length > 0 ? t('nav.byBrand', { department: name }) : name}
      </h2>
      <div className="mega-columns">
        {columns.map((column) => (
          <OfferColumn key={column.key} column={column} />
        ))}
        {columns.length === 0 && (
          <ul>
            {sortedLists(department).map(({ text, to }) => (
              <li key={to}>
                <Link className="mega-link" to={to}>
                  {t(text)}
                </Link>
              </li>
            ))}
            {neighbours(department).map(({ slug, to }) => (
              <li key={to}>
                <Link className="mega-link" to={to}>
                  {categoryName(slug)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function OfferColumn({ column }: { column: BrandColumn }) {
  const { t } = useTranslation()
  const { name, all, links, isHouse, isLoading } = column
  return (
    <div aria-busy={isLoading || undefined}>
      <h3 className={isHouse ? 'text-accent-text mb-1 text-base' : 'mb-1 text-base'}>
        <Link className="mega-maker" to={all.to}>
          {name}
        </Link>
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link className="mega-link" to={link.to}>
              {'name' in link ? <ProductName name={link.name} /> : t(link.text, link.values)}
            </Link>
          </li>
        ))}
        {isLoading && <SeriesSkeleton />}
        <li>
          <Link className="link mega-all" to={all.to}>
            {t(all.text, all.values)}
          </Link>
        </li>
      </ul>
    </div>
  )
}

/** The place of the series, so that the menu keeps its height. */
function SeriesSkeleton() {
  return [1, 2, 3, 4].map((row) => (
    <li key={row} className="mega-link" aria-hidden="true">
      <Skeleton className="h-4 w-3/4" />
    </li>
  ))
}

function YourPrinter({ onChoosePrinter }: { onChoosePrinter: () => void }) {
  const { t } = useTranslation()
  const printer = useMyPrinter()
  return (
    <div className="mega-printer">
      <span className="text-muted text-sm font-semibold">{t('printer.yours')}</span>
      {printer !== undefined && (
        <>
          <div className="flex items-center gap-3">
            <PrinterPicture technology={printer.technology} size="large" />
            <div className="min-w-0 font-semibold">
              {printer.brand}
              <span className="sku block">{printer.model}</span>
            </div>
          </div>
          <Link className="btn btn-primary btn-sm" to={paths.printer(printer.slug)}>
            {t('printer.show')}
          </Link>
        </>
      )}
      {printer === undefined && <p className="text-muted text-sm">{t('printer.why')}</p>}
      <Button
        look={printer === undefined ? 'primary' : 'secondary'}
        size="small"
        onClick={onChoosePrinter}
      >
        {printer === undefined ? t('printer.choose') : t('printer.another')}
      </Button>
    </div>
  )
}
