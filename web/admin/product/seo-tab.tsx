import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { LANGUAGES, type Language } from '#contract/plain/languages.ts'
import { slugOf } from '#contract/plain/slug-of.ts'
import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useOptionalSettings } from '#web/pages/settings.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { TabProps } from './general-tab.tsx'
import type { ProductValues } from './product-form.ts'
import type { AdminProduct } from './product-loader.ts'
import type { ProductForm } from './use-product-form.ts'

/** As much as search engines show. */
const TITLE_LENGTH = 60
const TEXT_LENGTH = 155

/** Its address, and what search engines say of it. */
export function SeoTab({ form, data: { product } }: TabProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Language>('en')
  return (
    <>
      <section className="card admin-card">
        <h2>{t('admin.product.snippet')}</h2>
        <Segmented
          className="product-origin"
          label={t('admin.product.snippetLanguage')}
          options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
          value={shown}
          onChange={setShown}
        />
        <Snippet form={form} product={product} shown={shown} />
      </section>
      <section className="card admin-card">
        <h2>{t('admin.product.seoTexts')}</h2>
        <LanguageFields
          form={form}
          name="seo_title"
          label={t('admin.product.seoTitle')}
          hint={t('admin.product.seoTitleHint')}
          maxLength={120}
        />
        <LanguageFields
          form={form}
          name="seo_description"
          label={t('admin.product.seoDescription')}
          hint={t('admin.product.seoDescriptionHint')}
          rows={4}
          maxLength={320}
        />
      </section>
      <Address form={form} product={product} />
    </>
  )
}

/** A text in a language, and what stands in where nothing is written. */
function said(values: ProductValues, name: 'seo_title' | 'seo_description', language: Language) {
  const end = language === 'en' ? '' : (`_${language}` as const)
  const own = values[`${name}${end}`].trim()
  const fallback = name === 'seo_title' ? 'name' : 'short_description'
  return own || values[`${fallback}${end}`].trim() || values[fallback].trim()
}

function Snippet({
  form,
  product,
  shown,
}: {
  form: ProductForm
  product: AdminProduct | undefined
  shown: Language
}) {
  const { t, language } = useTranslation()
  const shopName = useOptionalSettings()?.shop.name ?? ''
  const values = useWatch({ control: form.form.control }) as ProductValues
  const title = said(values, 'seo_title', shown)
  const text = said(values, 'seo_description', shown)
  const slug = values.slug || slugOf(values.name)
  return (
    <>
      <div className="product-snippet" lang={shown}>
        <span className="text-muted block truncate">{`${shopName} › product › ${slug}`}</span>
        <span className="product-snippet-title">{`${cut(title, TITLE_LENGTH)} | ${shopName}`}</span>
        <span className="block">{cut(text, TEXT_LENGTH)}</span>
        {product !== undefined && (
          <span className="text-muted num block">{formatMoney(product.price, language)}</span>
        )}
      </div>
      <LengthBar
        label={t('admin.product.titleLength', { count: title.length, of: TITLE_LENGTH })}
        length={title.length}
        most={TITLE_LENGTH}
      />
      <LengthBar
        label={t('admin.product.textLength', { count: text.length, of: TEXT_LENGTH })}
        length={text.length}
        most={TEXT_LENGTH}
      />
    </>
  )
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** How much of the room is used; what is longer is cut. */
function LengthBar({ label, length, most }: { label: string; length: number; most: number }) {
  const part = Math.min(100, Math.round((length / most) * 100))
  return (
    <div className="product-length">
      <span className="text-muted num">{label}</span>
      <span className={`product-length-bar ${length > most ? 'is-over' : ''}`} aria-hidden="true">
        <i style={{ width: `${part}%` }} />
      </span>
    </div>
  )
}

function Address({ form, product }: { form: ProductForm; product: AdminProduct | undefined }) {
  const { t } = useTranslation()
  const [slug, name] = useWatch({ control: form.form.control, name: ['slug', 'name'] })
  const isMoving = product !== undefined && product.status !== 'draft' && slug !== product.slug
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.address')}</h2>
      <TextField
        label={t('admin.product.slug')}
        hint={
          isMoving
            ? t('admin.product.slugMoves', { path: paths.product(product.slug) })
            : t('admin.product.slugHint', { path: paths.product(slug || slugOf(name) || '…') })
        }
        maxLength={120}
        autoComplete="off"
        placeholder={slugOf(name)}
        error={form.errorOf('slug')}
        {...form.form.register('slug', {
          validate: (text) =>
            (product === undefined && text.trim() === '') ||
            /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text.trim()) ||
            t('admin.product.slugForm'),
        })}
      />
      {(product?.former_slugs.length ?? 0) > 0 && (
        <p className="text-muted">
          {t('admin.product.formerSlugs', { slugs: product?.former_slugs.join(', ') ?? '' })}
        </p>
      )}
    </section>
  )
}
