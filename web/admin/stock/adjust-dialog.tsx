import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StockRow } from './stock-loader.ts'

const PICTURE_PX = 44
const REASONS = ['damaged', 'found', 'lost', 'counted', 'sample'] as const

type Mode = 'delta' | 'set'
const NOTHING: { mode: Mode; quantity: string; reason: string } = {
  mode: 'delta',
  quantity: '',
  reason: '',
}

/** Pieces come, go or were counted: why, and what it makes of the stock, is seen before it is saved. */
export function AdjustDialog({
  row,
  onClose,
  onDone,
}: {
  row: StockRow
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: NOTHING,
    async send({ mode, quantity, reason }, version = row.version) {
      const { message } = await staffCall('PATCH /admin/stock/{productId}', {
        params: { productId: row.product_id },
        body: {
          mode,
          quantity: numberOf(quantity) ?? 0,
          reason,
          product_color_id: row.product_color_id,
          // What is added or taken away is so whatever else happened; a counted number is not.
          ...(mode === 'set' && { version }),
        },
      })
      toasts.show(message)
      onDone()
      onClose()
    },
    current: (record) => {
      const { on_hand: onHand, version } = record as StockRow
      return { values: { ...NOTHING, mode: 'set' as const, quantity: String(onHand) }, version }
    },
  })
  const { register, setValue, watch } = form.form
  const [mode, quantity] = watch(['mode', 'quantity'])
  const number = numberOf(quantity)
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.stock.adjustTitle')}
      verb={verbOf(mode, number, t)}
      form={form}
      record={{ entity: 'stock', id: row.product_id }}
      names={{ quantity: 'admin.stock.onHand' }}
    >
      <div className="stock-about">
        <span className="thumb">
          <ProductPicture src={row.thumbnail} size={PICTURE_PX} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block">{row.name}</b>
          <Code>{row.sku}</Code>
        </span>
        <span className="num text-end">
          <b className="block">{t('admin.stock.onHandNow', { count: row.on_hand })}</b>
          {t('admin.stock.heldNow', { count: row.reserved })}
        </span>
      </div>
      <Segmented
        label={t('admin.stock.how')}
        className="stock-modes"
        options={[
          { value: 'delta', label: t('admin.stock.mode.delta') },
          { value: 'set', label: t('admin.stock.mode.set') },
        ]}
        value={mode}
        onChange={(next) => setValue('mode', next)}
      />
      <div className="staff-form-row">
        <TextField
          label={t(mode === 'set' ? 'admin.stock.counted' : 'admin.stock.pieces')}
          hint={mode === 'set' ? undefined : t('admin.stock.minusHint')}
          error={form.errorOf('quantity')}
          inputMode={mode === 'set' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={8}
          {...register('quantity', {
            required: t('rule.required'),
            validate: (text) => numberOf(text) !== undefined || t('admin.stock.wholeNumber'),
          })}
        />
        <After row={row} mode={mode} number={number} />
      </div>
      <TextField
        label={t('admin.order.reason')}
        list="stock-reasons"
        autoComplete="off"
        maxLength={200}
        error={form.errorOf('reason')}
        {...register('reason', { required: t('rule.required') })}
      />
      <datalist id="stock-reasons">
        {REASONS.map((reason) => (
          <option key={reason}>{t(`admin.stock.reason.${reason}`)}</option>
        ))}
      </datalist>
    </FormDialog>
  )
}

/** What the stock will be. */
function After({ row, mode, number }: { row: StockRow; mode: Mode; number: number | undefined }) {
  const { t } = useTranslation()
  const after = number === undefined ? undefined : number + (mode === 'delta' ? row.on_hand : 0)
  return (
    <div className="field">
      <span className="label">{t('admin.stock.after')}</span>
      <output className="stock-after">
        {after === undefined ? (
          '–'
        ) : (
          <>
            <b className="num">{after}</b>
            {t('admin.stock.afterText', { available: after - row.reserved })}
          </>
        )}
      </output>
      {after !== undefined && after < row.reserved && (
        <p className="text-danger-text">{t('admin.stock.tooFew', { count: row.reserved })}</p>
      )}
    </div>
  )
}

/** `+24`, `24` and `-2`, with either minus; nothing for what is no whole number. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace('−', '-')
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined
}

function verbOf(mode: Mode, number: number | undefined, t: Translate): string {
  if (number === undefined || number === 0) return t('admin.save')
  if (mode === 'set') return t('admin.stock.setTo', { count: number })
  return number > 0
    ? t('admin.stock.addPieces', { count: number })
    : t('admin.stock.takePieces', { count: -number })
}
