import { useController } from 'react-hook-form'

import { PictureField } from '#web/admin/form/picture-field.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { PositionField, SlugField } from '#web/admin/references/address-fields.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { BrandRow } from './brands-loader.ts'

const NAMES = {
  name: 'admin.brands.name',
  slug: 'admin.references.slug',
  position: 'admin.references.position',
  in_menu: 'admin.brands.inMenuLabel',
  is_house_brand: 'admin.brands.houseLabel',
} as const

/** A brand, to add or to change. */
export function BrandDialog({
  brand,
  onClose,
  onSaved,
}: {
  brand: BrandRow | undefined
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: valuesOf(brand),
    current: (record) => {
      const row = record as BrandRow
      return { values: valuesOf(row), version: row.version }
    },
    async send({ slug, position, ...values }, version) {
      const body = {
        ...values,
        ...(slug.trim() !== '' && { slug: slug.trim() }),
        ...(position.trim() !== '' && { position: Number(position) }),
      }
      const { message } =
        brand === undefined
          ? await staffCall('POST /admin/brands', { body })
          : await staffCall('PUT /admin/brands/{id}', {
              params: { id: brand.id },
              body: { ...body, version: version ?? brand.version },
            })
      toasts.show(message)
      onSaved()
      onClose()
    },
  })
  const { register, control } = form.form
  const logo = useController({ control, name: 'logo' })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={brand === undefined ? t('admin.brands.add') : brand.name}
      verb={t('admin.save')}
      form={form}
      record={brand && { entity: 'brand', id: brand.id }}
      names={NAMES}
    >
      <TextField
        label={t('admin.brands.name')}
        autoComplete="off"
        maxLength={80}
        error={form.errorOf('name')}
        {...register('name', { required: t('rule.required') })}
      />
      <SlugField form={form} hint={t('admin.brands.slugHint')} />
      <PictureField
        label={t('admin.brands.logo')}
        optional={t('field.optional')}
        value={logo.field.value}
        onChange={logo.field.onChange}
        error={form.errorOf('logo')}
      />
      <PositionField form={form} />
      <Checkbox label={t('admin.brands.inMenuLabel')} {...register('in_menu')} />
      <Checkbox
        label={t('admin.brands.houseLabel')}
        disabled={brand?.is_house_brand === true}
        {...register('is_house_brand')}
      />
      {form.errorOf('is_house_brand') !== undefined && (
        <p className="error">{form.errorOf('is_house_brand')}</p>
      )}
    </FormDialog>
  )
}

function valuesOf(brand: BrandRow | undefined) {
  return {
    name: brand?.name ?? '',
    slug: brand?.slug ?? '',
    logo: brand?.logo ?? null,
    position: brand === undefined ? '' : String(brand.position),
    in_menu: brand?.in_menu ?? false,
    is_house_brand: brand?.is_house_brand ?? false,
  }
}
