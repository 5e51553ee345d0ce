import { useState } from 'react'

import { savingBetween } from '#web/commerce/card/both-sides.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { Amount, Saved, Sided } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useDeliveryDay } from '#web/commerce/card/stock-line.tsx'
import { addAllToCart, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { SavePrinter } from '#web/commerce/printers/save-printer.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'

import { originalOf, totalOf, type CompleteSet, type PrinterData } from './printer-view.ts'

const parts = {
  b: (words: string) => <b>{words}</b>,
  code: (words: string) => <ProductName name={words} />,
}

/** The printer, and beside it everything it needs in one click. */
export function PrinterCard({
  printer,
  set,
  sets,
  isEmpty,
}: Pick<PrinterData, 'printer' | 'sets'> & {
  set: CompleteSet | undefined
  /** We have nothing for it: it is a printer, not ink for one. */
  isEmpty: boolean
}) {
  const { t } = useTranslation()
  const kind =
    printer.technology === 'laser'
      ? t('printerPage.laser', { series: printer.series })
      : t('printerPage.inkjet', { series: printer.series })
  return (
    <div className="wrap mt-4">
      <section className={set === undefined ? 'card' : 'card printer-card'}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 lg:p-8">
          <span className="printer-card-picture">
            <PrinterPicture technology={printer.technology} size="hero" />
          </span>
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-muted text-sm font-semibold">
              {printer.year === null
                ? kind
                : t('printerPage.since', { kind, year: String(printer.year) })}
            </p>
            <h1 className="text-3xl lg:text-4xl">
              {isEmpty ? (
                <ProductName name={printer.name} />
              ) : (
                <RichText
                  text={
                    printer.technology === 'laser' ? 'printerPage.tonerFor' : 'printerPage.inkFor'
                  }
                  values={{ printer: printer.name }}
                  parts={parts}
                />
              )}
            </h1>
            <SeoContent />
            <div className="mt-4 flex flex-wrap gap-2">
              <SavePrinter printer={printer} />
              <Link className="btn btn-ghost" to={`${paths.home}#finder`}>
                {t('printerPage.another')}
              </Link>
            </div>
          </div>
        </div>
        {set !== undefined && (
          <SetOffer key={set.productIds.join()} set={set} original={originalOf(set, sets)} />
        )}
      </section>
    </div>
  )
}

function SetOffer({ set, original }: { set: CompleteSet; original: CompleteSet | undefined }) {
  const { t, language } = useTranslation()
  const day = useDeliveryDay()
  const [added, setAdded] = useState(0)
  const isBusy = useIsBusy('set')
  const saving = original && savingBetween(totalOf(original), totalOf(set))
  const add = () => {
    setAdded(0)
    void addAllToCart(set.productIds, setAdded)
  }
  return (
    <div className="printer-set">
      <h2 className="text-xl">{t('printerPage.set')}</h2>
      <div className="flex items-center gap-3">
        <span className="thumb thumb-lg">
          <ProductPicture src={set.thumbnail} size={72} isFirst />
        </span>
        <div className="flex flex-wrap items-center gap-2">
          <Chips chips={chipsOf({ color: null, color_slugs: set.colorSlugs })} />
          <span className="text-muted text-sm">
            {t('printerPage.cartridges', { count: set.cartridges })}
          </span>
        </div>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="font-display text-3xl leading-9">
          <Amount {...totalOf(set)} />
        </b>
        <span className="num text-muted text-sm">
          <Sided
            incl={t('price.excl', { price: formatMoney(set.totalExcl, language) })}
            excl={t('price.incl', { price: formatMoney(set.total, language) })}
          />
        </span>
      </p>
      <Button
        size="large"
        width="full"
        icon={<Icon of={ShoppingCart} />}
        isBusy={isBusy}
        onClick={add}
      >
        {isBusy && set.productIds.length > 1
          ? t('printerPage.addingSet', { done: added, of: set.productIds.length })
          : t('printerPage.addSet')}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm">
        {saving !== undefined && (
          <span className="text-accent-text font-semibold">
            <Saved amount={saving} />
          </span>
        )}
        <span className="stock">
          <span>
            <RichText text="stock.in" values={{ day }} parts={parts} />
          </span>
        </span>
      </p>
    </div>
  )
}
