import { useWatch } from 'react-hook-form'

import { cents, fromWire, times, toWire } from '#contract/plain/money.ts'
import { amountOf } from '#web/admin/form/amount-text.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { FieldError } from '#web/ui/field.tsx'

import type { TabProps } from './general-tab.tsx'
import { LinkedProduct } from './linked-product.tsx'
import { ProductBox } from './product-box.tsx'
import { type ProductForm, setPart } from './use-product-form.ts'

/** The articles this one belongs with: what it equals, its other capacity, its members, and what goes with it. */
export function RelatedTab({ form, data: { product } }: TabProps) {
  const { t } = useTranslation()
  const ownId = product?.id
  return (
    <>
      <section className="card admin-card">
        <div className="staff-form-row items-start">
          <OneLink
            form={form}
            name="replaces_product_id"
            label={t('admin.product.replaces')}
            ownId={ownId}
          />
          <OneLink
            form={form}
            name="linked_product_id"
            label={t('admin.product.linked')}
            ownId={ownId}
          />
        </div>
      </section>
      <PackItems form={form} ownId={ownId} />
      <Related form={form} ownId={ownId} />
    </>
  )
}

interface PartProps {
  form: ProductForm
  ownId: number | undefined
}

/** One other article, or none. */
export function OneLink({
  form,
  name,
  label,
  ownId,
}: PartProps & {
  name: 'replaces_product_id' | 'linked_product_id' | 'successor_id'
  label: string
}) {
  const linked = useWatch({ control: form.form.control, name })
  const error = form.errorOf(name)
  if (linked === null) {
    return (
      <ProductBox
        label={label}
        error={error}
        isTaken={(id) => id === ownId}
        onChoose={(chosen) => setPart(form, name, chosen)}
      />
    )
  }
  return (
    <div className="field">
      <span className="label">{label}</span>
      <LinkedProduct product={linked} onRemove={() => setPart(form, name, null)} />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  )
}

function PackItems({ form, ownId }: PartProps) {
  const { t, language } = useTranslation()
  const [items, price] = useWatch({
    control: form.form.control,
    name: ['pack_items', 'regular_price'],
  })
  const error = form.errorOf('pack_items')
  const apart = items.reduce(
    (sum, { product, quantity }) => sum + times(fromWire(product.price), Number(quantity) || 0),
    0,
  )
  const available = Math.min(
    ...items.map(({ product, quantity }) => Math.floor(product.stock / (Number(quantity) || 1))),
  )
  const whole = amountOf(price)
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.pack')}</h2>
      <p className="text-muted">
        {items.length === 0
          ? t('admin.product.packText')
          : t('admin.product.packAvailable', { count: Math.max(0, available) })}
      </p>
      <ul className="grid gap-2">
        {items.map(({ product, quantity }, index) => (
          <li key={product.id}>
            <LinkedProduct
              product={product}
              onRemove={() =>
                setPart(
                  form,
                  'pack_items',
                  items.filter((_, at) => at !== index),
                )
              }
            >
              <span className="text-muted num">
                {t('admin.product.available', { count: product.stock })}
              </span>
              <input
                className="input staff-form-quantity"
                type="number"
                min={1}
                max={1000}
                aria-label={t('admin.product.inPackOf', { sku: product.sku })}
                value={quantity}
                onChange={({ target: { value } }) =>
                  setPart(
                    form,
                    'pack_items',
                    items.map((item, at) => (at === index ? { ...item, quantity: value } : item)),
                  )
                }
              />
            </LinkedProduct>
          </li>
        ))}
      </ul>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <ProductBox
        label={t('admin.product.addToPack')}
        isTaken={(id) => id === ownId || items.some(({ product }) => product.id === id)}
        onChoose={(chosen) =>
          setPart(form, 'pack_items', [...items, { product: chosen, quantity: '1' }])
        }
      />
      {items.length > 0 && whole !== undefined && (
        <p className="text-muted">
          {t('admin.product.packSaves', {
            apart: formatMoney(toWire(cents(apart)), language),
            price: formatMoney(whole, language),
            saving: formatMoney(toWire(cents(apart - fromWire(whole))), language),
          })}
        </p>
      )}
    </section>
  )
}

function Related({ form, ownId }: PartProps) {
  const { t } = useTranslation()
  const related = useWatch({ control: form.form.control, name: 'related_ids' })
  const error = form.errorOf('related_ids')
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.related')}</h2>
      <p className="text-muted">{t('admin.product.relatedText')}</p>
      <ul className="grid gap-2">
        {related.map((one) => (
          <li key={one.id}>
            <LinkedProduct
              product={one}
              onRemove={() =>
                setPart(
                  form,
                  'related_ids',
                  related.filter(({ id }) => id !== one.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <ProductBox
        label={t('admin.product.addRelated')}
        isTaken={(id) => id === ownId || related.some((one) => one.id === id)}
        onChoose={(chosen) => setPart(form, 'related_ids', [...related, chosen])}
      />
    </section>
  )
}
