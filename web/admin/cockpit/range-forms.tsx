import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { ProductBox } from '#web/admin/product/product-box.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

import { type ArticleMendProps, changeArticle, MEND_FORM } from './mend.ts'

/** The house-brand article that stands in for an original. */
export function Counterpart({ product, onDone }: ArticleMendProps) {
  const { t, reading } = useTranslation()
  const [chosen, setChosen] = useState<{ id: number; name: string }>()
  const form = useStaffForm({
    values: { replaces_product_id: '' },
    async send() {
      if (chosen === undefined) {
        form.form.setError('replaces_product_id', { message: t('rule.required') })
        return
      }
      const { data } = await staffCall('GET /admin/products/{id}', { params: { id: chosen.id } })
      if (data.replaces !== null && data.replaces.id !== product.id) {
        const name = localName(data.replaces, reading)
        const message = t('admin.cockpit.counterpartTaken', { name })
        form.form.setError('replaces_product_id', { message })
        return
      }
      const before = { replaces_product_id: null }
      onDone(...(await changeArticle(data, { replaces_product_id: product.id }, before)))
    },
  })
  return (
    <StaffForm id={MEND_FORM} form={form}>
      <p className="text-muted">{t('admin.cockpit.counterpartText')}</p>
      <ProductBox
        label={t('admin.cockpit.counterpart')}
        error={form.errorOf('replaces_product_id')}
        isTaken={(id) => id === product.id}
        onChoose={(one) => {
          form.form.clearErrors()
          setChosen({ id: one.id, name: localName(one, reading) })
        }}
      />
      {chosen !== undefined && <b role="status">{chosen.name}</b>}
    </StaffForm>
  )
}

/** Stock is bought and received at the stock desk; what is not coming back is archived here. */
export function SoldOut({ product, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: { archive: false },
    async send({ archive }, version) {
      if (!archive) {
        form.form.setError('archive', { message: t('admin.cockpit.archiveFirst') })
        return
      }
      const before = { status: product.status }
      onDone(...(await changeArticle(product, { status: 'archived' }, before, version)))
    },
    current: (record) => ({
      values: { archive: true },
      version: (record as ArticleMendProps['product']).version,
    }),
  })
  const error = form.errorOf('archive')
  return (
    <StaffForm id={MEND_FORM} form={form}>
      <p className="flex flex-wrap gap-4">
        <Link className="link" to={withQuery(adminPath.stock, { search: product.sku })}>
          {t('admin.cockpit.receive')}
        </Link>
        <Link className="link" to={adminPath.purchase}>
          {t('admin.cockpit.buy')}
        </Link>
      </p>
      <Checkbox label={t('admin.cockpit.archive')} {...form.form.register('archive')} />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </StaffForm>
  )
}
