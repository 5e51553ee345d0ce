import { useEffect, useState, type ReactNode } from 'react'

import { PRODUCT_TABS, type ProductTab } from '#contract/plain/publish-checks.ts'
import type { FieldNames } from '#web/admin/form/conflict-dialog.tsx'
import { LeaveGuard, StaffForm } from '#web/admin/form/staff-form.tsx'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation, useNavigate } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

import { GeneralTab } from './general-tab.tsx'
import { ImagesTab } from './images-tab.tsx'
import { LanguagesTab } from './languages-tab.tsx'
import { PricesTab } from './prices-tab.tsx'
import { PrintersTab } from './printers-tab.tsx'
import { ProductHead } from './product-head.tsx'
import type { ProductData } from './product-loader.ts'
import { ProductRail } from './product-rail.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedTab } from './related-tab.tsx'
import { SaveBar } from './save-bar.tsx'
import { SeoTab } from './seo-tab.tsx'
import { StockTab } from './stock-tab.tsx'
import { tabOfField } from './tab-of-field.ts'
import { useProductForm } from './use-product-form.ts'

const FORM = 'product'

/** What a conflict shows side by side. */
const NAMES: FieldNames = {
  name: 'admin.product.name',
  name_nl: 'admin.product.nameNl',
  name_fr: 'admin.product.nameFr',
  sku: 'admin.stock.sku',
  ean_number: 'admin.product.ean',
  slug: 'admin.product.slug',
  status: 'admin.orders.status',
  regular_price: 'admin.product.price',
  sale_price: 'admin.product.salePrice',
  sale_from: 'admin.product.saleFrom',
  sale_to: 'admin.product.saleTo',
  impressions: 'admin.product.pages',
}

/** All tabs are one form with one save; the address names the tab. */
export function ProductEditor({ data }: { data: ProductData }) {
  const { t, language } = useTranslation()
  const { product } = data
  const { form, offer, takeOffer, forgetOffer, discard } = useProductForm(product)
  const { tab, setTab } = useTab()
  const { errors, submitCount } = form.form.formState
  const faulty = new Set(Object.keys(errors).map(tabOfField))
  const [seenSubmits, setSeenSubmits] = useState(submitCount)
  const firstFaulty = PRODUCT_TABS.find((one) => faulty.has(one))
  useEffect(() => {
    // What is wrong comes into sight, once for each attempt.
    if (seenSubmits === submitCount || firstFaulty === undefined) return
    setSeenSubmits(submitCount)
    if (!faulty.has(tab)) setTab(firstFaulty)
    // oxlint-disable-next-line react/exhaustive-deps -- the tabs themselves are no reason
  }, [submitCount, firstFaulty])
  const part = { form, data }
  return (
    <>
      <ProductHead data={data} />
      <ProductTabs tab={tab} faulty={faulty} form={form} />
      {offer !== undefined && (
        <Alert tone="info" className="mb-4">
          <p>{t('admin.product.unsavedThen', { moment: dateAndTime(offer.at, language) })}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={takeOffer}>
              {t('admin.product.takeUnsaved')}
            </Button>
            <Button size="small" look="ghost" onClick={forgetOffer}>
              {t('admin.product.dropUnsaved')}
            </Button>
          </p>
        </Alert>
      )}
      <div className={tab === 'languages' ? '' : 'admin-columns'}>
        <StaffForm
          id={FORM}
          form={form}
          record={product && { entity: 'product', id: product.id }}
          names={NAMES}
        >
          <Panel tab="general" shown={tab}>
            <GeneralTab {...part} onTab={setTab} />
          </Panel>
          <Panel tab="languages" shown={tab}>
            <LanguagesTab {...part} />
          </Panel>
          <Panel tab="prices" shown={tab}>
            <PricesTab {...part} />
          </Panel>
          <Panel tab="stock" shown={tab}>
            <StockTab {...part} />
          </Panel>
          <Panel tab="images" shown={tab}>
            <ImagesTab {...part} />
          </Panel>
          <Panel tab="printers" shown={tab}>
            <PrintersTab {...part} />
          </Panel>
          <Panel tab="related" shown={tab}>
            <RelatedTab {...part} />
          </Panel>
          <Panel tab="seo" shown={tab}>
            <SeoTab {...part} />
          </Panel>
          <LeaveGuard isDirty={form.isDirty} />
        </StaffForm>
        {tab !== 'languages' && <ProductRail {...part} onTab={setTab} />}
      </div>
      <SaveBar formId={FORM} form={form} product={product} onDiscard={discard} />
    </>
  )
}

/** Every tab stays, so that what is wrong in one that is out of sight is found too. */
function Panel({
  tab,
  shown,
  children,
}: {
  tab: ProductTab
  shown: ProductTab
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section
      className="product-panel"
      hidden={tab !== shown}
      aria-label={t(`admin.product.tab.${tab}`)}
    >
      {children}
    </section>
  )
}

/** The part of the address that loads nothing: going from tab to tab asks the server nothing. */
function useTab() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    tab: PRODUCT_TABS.find((one) => `#${one}` === hash) ?? 'general',
    setTab: (tab: ProductTab) =>
      void navigate(`${pathname}${search}#${tab}`, { replace: true, preventScrollReset: true }),
  }
}
