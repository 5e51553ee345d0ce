import { useState } from 'react'

import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { LinkedProduct } from './linked-product.tsx'
import { ProductBox } from './product-box.tsx'
import type { AdminProduct, ProductLink } from './product-loader.ts'

/** Takes an article out of the shop. Its address stays, and names what took its place. */
export function ArchiveDialog({
  product,
  onClose,
  onDone,
}: {
  product: AdminProduct
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const [successor, setSuccessor] = useState<ProductLink | null>(product.successor)
  const form = useStaffForm({
    values: { successor_id: '' },
    async send() {
      const { message } = await staffCall('PUT /admin/products/{id}', {
        params: { id: product.id },
        body: {
          status: 'archived',
          successor_id: successor?.id ?? null,
          version: product.version,
        },
      })
      toasts.show(message)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('admin.product.archiveTitle')}
      verb={t('admin.products.bulk.archive')}
      form={form}
    >
      <p>{t('admin.product.archiveText')}</p>
      {successor === null ? (
        <ProductBox
          label={t('admin.product.successor')}
          error={form.errorOf('successor_id')}
          isTaken={(id) => id === product.id}
          onChoose={setSuccessor}
        />
      ) : (
        <LinkedProduct product={successor} onRemove={() => setSuccessor(null)} />
      )}
    </FormDialog>
  )
}
