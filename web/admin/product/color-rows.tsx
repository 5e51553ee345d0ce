import { useWatch } from 'react-hook-form'

import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import type { TabProps } from './general-tab.tsx'
import type { ColorValues } from './product-form.ts'
import type { StockRow } from './product-loader.ts'
import { setPart } from './use-product-form.ts'

/** An article sold in colours under one page: each has its SKU, a price if it differs, and its own shelf. */
export function ColorRows({
  form,
  data: { options, product, shelves },
  onAdjust,
}: TabProps & { onAdjust: (row: StockRow) => void }) {
  const { t, language } = useTranslation()
  const [colors, regular, sku] = useWatch({
    control: form.form.control,
    name: ['product_colors', 'regular_price', 'sku'],
  })
  const write = (next: ColorValues[]) => setPart(form, 'product_colors', next)
  const change = (index: number, part: Partial<ColorValues>) =>
    write(colors.map((color, at) => (at === index ? { ...color, ...part } : color)))
  const left = options.colors.filter(
    ({ id }) => !colors.some((color) => color.color_id === String(id)),
  )
  const shelfOf = (colorId: string) => {
    const kept = product?.product_colors.find(({ color }) => String(color.id) === colorId)
    return shelves.find((row) => kept !== undefined && row.product_color_id === kept.id)
  }
  const error = form.errorOf('product_colors')
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.soldInColors')}</h2>
      <p className="text-muted">{t('admin.product.soldInColorsText')}</p>
      <ul className="grid gap-3">
        {colors.map((color, index) => {
          const named = options.colors.find(({ id }) => String(id) === color.color_id)
          const name = named === undefined ? '' : localName(named, language)
          const shelf = shelfOf(color.color_id)
          return (
            <li key={color.color_id} className="product-color">
              <b className="product-color-name">{name}</b>
              <TextField
                label={t('admin.product.skuOf', { name })}
                maxLength={40}
                autoComplete="off"
                value={color.sku}
                error={form.errorOf(`product_colors.${index}.sku`)}
                onChange={(event) => change(index, { sku: event.target.value })}
              />
              <TextField
                label={t('admin.product.ownPrice')}
                optional={t('field.optional')}
                hint={t('admin.product.ownPriceHint')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                placeholder={regular}
                value={color.price}
                error={form.errorOf(`product_colors.${index}.price`)}
                onChange={(event) => change(index, { price: event.target.value })}
              />
              <span className="flex items-center gap-2">
                {shelf !== undefined && (
                  <>
                    <b className="num">{t('admin.stock.onHandNow', { count: shelf.on_hand })}</b>
                    <Button look="secondary" size="small" onClick={() => onAdjust(shelf)}>
                      {t('admin.stock.adjust')}
                    </Button>
                  </>
                )}
                <IconButton
                  size="small"
                  label={t('admin.product.removeOf', { name })}
                  icon={<Icon of={Trash2} />}
                  onClick={() => write(colors.filter((_, at) => at !== index))}
                />
              </span>
            </li>
          )
        })}
      </ul>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <SelectField
        className="product-third"
        label={t('admin.product.addColor')}
        value=""
        onChange={({ target: { value } }) => {
          const added = left.find(({ id }) => String(id) === value)
          if (added === undefined) return
          const end = added.slug.toUpperCase()
          write([...colors, { color_id: value, sku: sku === '' ? '' : `${sku}-${end}`, price: '' }])
        }}
      >
        <option value="">{t('admin.product.choose')}</option>
        {left.map((color) => (
          <option key={color.id} value={color.id}>
            {localName(color, language)}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
