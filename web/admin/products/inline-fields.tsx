import type { Input } from '#contract/api.ts'
import { amountOf, amountText } from '#web/admin/form/amount-text.ts'
import { staffCall } from '#web/admin/staff.ts'
import { fieldFault, InlineField } from '#web/admin/table/inline-field.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { ProductRow } from './products-loader.ts'

interface InlineProps {
  row: ProductRow
  onSaved: () => void
}

/** The regular price, changed in its row; the toast takes it back. */
export function PriceField({ row, onSaved }: InlineProps) {
  const { t, language } = useTranslation()
  const name = localName(row, language)
  const undo = useUndo(onSaved)
  const put = (body: Input<'PUT /admin/products/{id}'>['body']) =>
    staffCall('PUT /admin/products/{id}', { params: { id: row.id }, body }).catch(
      (error: unknown) => {
        // Somebody else's price is shown, and can be changed.
        if (error instanceof ApiError && error.code === 'stale') onSaved()
        throw error
      },
    )
  return (
    <InlineField
      label={t('admin.products.priceOf', { name })}
      text={amountText(row.regular_price, language)}
      inputMode="decimal"
      onSave={async (text) => {
        if (text.trim() === '') throw fieldFault(t('admin.products.noPrice'))
        const price = amountOf(text)
        if (price === undefined) throw fieldFault(t('admin.products.noAmount'))
        if (price === row.regular_price) return
        const { data } = await put({ regular_price: price, version: row.version }).catch(
          rethrowField,
        )
        onSaved()
        undo(t('admin.products.priceSaved', { name, price: formatMoney(price, language) }), () =>
          put({ regular_price: row.regular_price, version: data.version }),
        )
      }}
    />
  )
}

/** What can be sold, changed in its row by a line of the ledger; that of packs and colours is theirs alone. */
export function StockField({ row, onSaved }: InlineProps) {
  const { t, language } = useTranslation()
  const name = localName(row, language)
  const undo = useUndo(onSaved)
  if (row.stock_kind !== 'single')
    return <span className={`num product-stock is-${row.stock_status}`}>{row.stock}</span>
  const add = (quantity: number, version: number, reason: string) =>
    staffCall('PATCH /admin/stock/{productId}', {
      params: { productId: row.id },
      body: { mode: 'delta', quantity, version, reason },
    })
  // What is typed is meant for the number that stands there.
  const asShown = async () => {
    const { data } = await staffCall('GET /admin/stock', { query: { product_id: row.id } })
    const [shelf] = data
    if (shelf === undefined || shelf.available === row.stock) return shelf
    onSaved()
    throw fieldFault(t('admin.products.stockIsNow', { count: shelf.available }))
  }
  return (
    <span className={`product-stock is-${row.stock_status}`}>
      <InlineField
        label={t('admin.products.stockOf', { name })}
        text={String(row.stock)}
        onSave={async (text) => {
          if (!/^\d{1,7}$/.test(text)) throw fieldFault(t('admin.products.noNumber'))
          const difference = Number(text) - row.stock
          const shelf = await asShown()
          if (difference === 0 || shelf === undefined) return
          const { data } = await add(difference, shelf.version, t('admin.products.stockReason'))
          onSaved()
          undo(t('admin.products.stockSaved', { name, count: data.available }), () =>
            add(-difference, data.version, t('admin.products.stockUndone')),
          )
        }}
      />
    </span>
  )
}

/** Says what was saved, with a button that takes it back. */
function useUndo(onDone: () => void) {
  const { t } = useTranslation()
  return (text: string, takeBack: () => Promise<unknown>) =>
    toasts.show(text, {
      label: t('admin.undo'),
      isUndo: true,
      run: () =>
        void takeBack().then(onDone, (error: unknown) =>
          toasts.showError(refusalText(error, t('admin.failure.title'))),
        ),
    })
}

/** What is wrong with the field says more than that something is. */
function rethrowField(error: unknown): never {
  const [messages] = Object.values((error instanceof ApiError && error.errors) || {})
  throw messages?.[0] === undefined ? error : fieldFault(messages[0])
}
