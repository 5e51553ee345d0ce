import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { PositionField, SlugField } from '#web/admin/references/address-fields.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { ColorDot } from './color-dot.tsx'
import type { ColorRow } from './colors-loader.ts'

const NAMES = {
  name: 'admin.colors.name',
  name_nl: 'admin.colors.dutch',
  name_fr: 'admin.colors.french',
  slug: 'admin.references.slug',
  hex: 'admin.colors.hex',
  hex_2: 'admin.colors.second',
  position: 'admin.references.position',
} as const

const HEX = /^#[0-9a-f]{6}$/i

/** A colour, to add or to change. */
export function ColorDialog({
  color,
  onClose,
  onSaved,
}: {
  color: ColorRow | undefined
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: valuesOf(color),
    current: (record) => {
      const row = record as ColorRow
      return { values: valuesOf(row), version: row.version }
    },
    async send({ slug, position, hex, hex_2: second, ...names }, version) {
      const body = {
        ...names,
        hex: hex.trim() || null,
        hex_2: second.trim() || null,
        ...(slug.trim() !== '' && { slug: slug.trim() }),
        ...(position.trim() !== '' && { position: Number(position) }),
      }
      const { message } =
        color === undefined
          ? await staffCall('POST /admin/colors', { body })
          : await staffCall('PUT /admin/colors/{id}', {
              params: { id: color.id },
              body: { ...body, version: version ?? color.version },
            })
      toasts.show(message)
      onSaved()
      onClose()
    },
  })
  const { register, watch } = form.form
  const [hex, second] = watch(['hex', 'hex_2']).map((text) => (HEX.test(text) ? text : null))
  const hexRule = {
    validate: (text: string) =>
      text.trim() === '' || HEX.test(text.trim()) || t('admin.colors.hexWrong'),
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={color === undefined ? t('admin.colors.add') : color.name}
      verb={t('admin.save')}
      form={form}
      record={color && { entity: 'color', id: color.id }}
      names={NAMES}
    >
      <LanguageFields
        form={form}
        name="name"
        label={t('admin.colors.name')}
        maxLength={80}
        isRequired
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('admin.colors.hex')}
          autoComplete="off"
          placeholder="#1f3a8a"
          maxLength={7}
          error={form.errorOf('hex')}
          {...register('hex', hexRule)}
        />
        <TextField
          label={t('admin.colors.second')}
          optional={t('field.optional')}
          autoComplete="off"
          maxLength={7}
          error={form.errorOf('hex_2')}
          {...register('hex_2', hexRule)}
        />
      </div>
      <p className="flex items-center gap-2">
        <ColorDot hex={hex ?? null} second={second ?? null} />
        {t('admin.colors.preview')}
      </p>
      <SlugField form={form} hint={t('admin.references.slugHint')} />
      <PositionField form={form} />
    </FormDialog>
  )
}

function valuesOf(color: ColorRow | undefined) {
  return {
    name: color?.name ?? '',
    name_nl: color?.name_nl ?? '',
    name_fr: color?.name_fr ?? '',
    slug: color?.slug ?? '',
    hex: color?.hex ?? '',
    hex_2: color?.hex_2 ?? '',
    position: color === undefined ? '' : String(color.position),
  }
}
