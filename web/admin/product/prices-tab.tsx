import { useWatch } from 'react-hook-form'

import { cents, fromWire, netOf, rateOf, subtract, toWire } from '#contract/plain/money.ts'
import { amountOf } from '#web/admin/form/amount-text.ts'
import { TimeField } from '#web/admin/form/time-field.tsx'
import { dateAndTime, formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import type { TabProps } from './general-tab.tsx'
import { PriceHistory } from './price-history.tsx'
import type { AdminProduct } from './product-loader.ts'
import { type ProductForm, setPart } from './use-product-form.ts'

const VAT_RATES = ['21', '12', '6', '0']

/** What it costs, what it costs for a while, and what it cost. */
export function PricesTab({ form, data: { product } }: TabProps) {
  const { t } = useTranslation()
  const { register, getValues } = form.form
  const amount = {
    validate: (text: string) =>
      amountOf(text) !== undefined ||
      t(text.trim() === '' ? 'admin.products.noPrice' : 'admin.products.noAmount'),
  }
  return (
    <>
      <section className="card admin-card">
        <h2>{t('admin.product.regularPrice')}</h2>
        <div className="product-thirds">
          <TextField
            label={t('admin.product.price')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            error={form.errorOf('regular_price')}
            {...register('regular_price', amount)}
          />
          <SelectField
            label={t('admin.product.vatRate')}
            error={form.errorOf('vat_rate')}
            {...register('vat_rate')}
          >
            {[...new Set([...VAT_RATES, getValues('vat_rate')])].map((rate) => (
              <option key={rate} value={rate}>
                {t('admin.product.percent', { rate })}
              </option>
            ))}
          </SelectField>
          <Facts form={form} product={product} />
        </div>
      </section>
      <Sale form={form} product={product} />
      {product !== undefined && <PriceHistory product={product} />}
    </>
  )
}

/** What follows from the price that is being typed. */
function Facts({ form, product }: { form: ProductForm; product: AdminProduct | undefined }) {
  const { t, language } = useTranslation()
  const [price, rate, pages] = useWatch({
    control: form.form.control,
    name: ['regular_price', 'vat_rate', 'impressions'],
  })
  const amount = amountOf(price)
  if (amount === undefined) return <span />
  const whole = fromWire(amount)
  const original = product?.original_price ?? null
  return (
    <dl className="admin-facts content-start">
      <dt>{t('admin.product.exclVat')}</dt>
      <dd className="num">{formatMoney(toWire(netOf(whole, rateOf(Number(rate)))), language)}</dd>
      {Number(pages) > 0 && (
        <>
          <dt>{t('admin.product.perPage')}</dt>
          <dd className="num">
            {t('admin.product.cent', { count: Math.round((whole / Number(pages)) * 100) / 100 })}
          </dd>
        </>
      )}
      {original !== null && fromWire(original) > whole && (
        <>
          <dt>{t('admin.product.lessThanOriginal')}</dt>
          <dd className="num">
            {formatMoney(toWire(subtract(fromWire(original), cents(whole))), language)}
          </dd>
        </>
      )}
    </dl>
  )
}

function Sale({ form, product }: { form: ProductForm; product: AdminProduct | undefined }) {
  const { t } = useTranslation()
  const [sale, from, to] = useWatch({
    control: form.form.control,
    name: ['sale_price', 'sale_from', 'sale_to'],
  })
  return (
    <section className="card admin-card">
      <div className="flex items-center justify-between gap-2">
        <h2>{t('admin.product.sale')}</h2>
        {sale !== '' && (
          <Button
            look="ghost"
            size="small"
            icon={<Icon of={X} />}
            onClick={() => {
              form.form.setValue('sale_price', '', { shouldDirty: true })
              setPart(form, 'sale_from', null)
              setPart(form, 'sale_to', null)
            }}
          >
            {t('admin.product.removeSale')}
          </Button>
        )}
      </div>
      <div className="product-thirds">
        <TextField
          label={t('admin.product.salePrice')}
          optional={t('field.optional')}
          hint={t('admin.product.salePriceHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          error={form.errorOf('sale_price')}
          {...form.form.register('sale_price', {
            validate: (text) =>
              text.trim() === '' || amountOf(text) !== undefined || t('admin.products.noAmount'),
          })}
        />
        <TimeField
          label={t('admin.product.saleFrom')}
          optional={t('field.optional')}
          value={from}
          onChange={(at) => setPart(form, 'sale_from', at)}
          error={form.errorOf('sale_from')}
        />
        <TimeField
          label={t('admin.product.saleTo')}
          optional={t('field.optional')}
          value={to}
          onChange={(at) => setPart(form, 'sale_to', at)}
          error={form.errorOf('sale_to')}
        />
      </div>
      <SaleNote form={form} product={product} />
    </section>
  )
}

function stateAt(now: Date, from: string | null, to: string | null): 'planned' | 'runs' | 'over' {
  if (from !== null && new Date(from) > now) return 'planned'
  return to !== null && new Date(to) <= now ? 'over' : 'runs'
}

/** When the sale runs, and which price it must cross out. */
function SaleNote({ form, product }: { form: ProductForm; product: AdminProduct | undefined }) {
  const { t, language } = useTranslation()
  const now = useNow()
  const [regular, sale, from, to] = useWatch({
    control: form.form.control,
    name: ['regular_price', 'sale_price', 'sale_from', 'sale_to'],
  })
  const price = amountOf(sale)
  const whole = amountOf(regular)
  if (price === undefined || whole === undefined || fromWire(price) >= fromWire(whole)) return null
  const lowest = product?.lowest_price_30d ?? product?.lowest_price ?? whole
  const state = stateAt(now, from, to)
  const moment = { planned: from, over: to, runs: null }[state]
  const off = Math.floor(((fromWire(lowest) - fromWire(price)) * 100) / fromWire(lowest))
  return (
    <Alert tone="info">
      <b>
        {t(`admin.product.saleState.${state}`, {
          moment: moment === null ? '' : dateAndTime(moment, language),
        })}
      </b>
      {state !== 'over' &&
        ` ${t('admin.product.crossedOut', {
          lowest: formatMoney(lowest, language),
          price: formatMoney(price, language),
          percent: Math.max(0, off),
        })}`}
    </Alert>
  )
}
