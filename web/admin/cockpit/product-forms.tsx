import { useState } from 'react'

import { LANGUAGE_TITLES } from '#web/admin/form/language-titles.ts'
import { PictureDrop } from '#web/admin/form/picture-drop.tsx'
import { StaffForm } from '#web/admin/form/staff-form.tsx'
import { sendForm } from '#web/admin/form/upload.ts'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'

import { type AdminProduct, type ArticleMendProps, changeArticle, MEND_FORM } from './mend.ts'

const TEXT_ROWS = 8

function textsOf(product: AdminProduct) {
  const { name_nl, short_description_nl, description_nl } = product
  const { name_fr, short_description_fr, description_fr } = product
  return {
    name_nl,
    short_description_nl,
    description_nl,
    name_fr,
    short_description_fr,
    description_fr,
  }
}

const TEXT_NAMES = {
  name_nl: 'admin.product.nameNl',
  short_description_nl: 'admin.cockpit.short',
  description_nl: 'admin.cockpit.description',
  name_fr: 'admin.product.nameFr',
  short_description_fr: 'admin.cockpit.short',
  description_fr: 'admin.cockpit.description',
} as const

/** The texts of the languages that lack some, each below the English. */
export function TranslationForm({ product, row, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: textsOf(product),
    current: (record) => {
      const theirs = record as AdminProduct
      return { values: textsOf(theirs), version: theirs.version }
    },
    async send(values, version) {
      onDone(...(await changeArticle(product, values, textsOf(product), version)))
    },
  })
  const languages = (['nl', 'fr'] as const).filter((language) => row.lacks.includes(language))
  return (
    <StaffForm id={MEND_FORM} form={form} names={TEXT_NAMES}>
      {languages.map((language) => (
        <fieldset key={language} className="mend-language">
          <legend lang={language}>{LANGUAGE_TITLES[language]}</legend>
          <TextField
            label={t('admin.cockpit.name')}
            hint={<span lang="en">{product.name}</span>}
            lang={language}
            error={form.errorOf(`name_${language}`)}
            {...form.form.register(`name_${language}`, { required: t('rule.required') })}
          />
          <TextField
            label={t('admin.cockpit.short')}
            hint={<span lang="en">{product.short_description}</span>}
            lang={language}
            error={form.errorOf(`short_description_${language}`)}
            {...form.form.register(`short_description_${language}`, {
              required: t('rule.required'),
            })}
          />
          <TextAreaField
            label={t('admin.cockpit.description')}
            hint={<span lang="en">{product.description}</span>}
            rows={TEXT_ROWS}
            lang={language}
            error={form.errorOf(`description_${language}`)}
            {...form.form.register(`description_${language}`, { required: t('rule.required') })}
          />
        </fieldset>
      ))}
    </StaffForm>
  )
}

export function EanForm({ product, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: { ean_number: product.ean_number ?? '' },
    current: (record) => {
      const theirs = record as AdminProduct
      return { values: { ean_number: theirs.ean_number ?? '' }, version: theirs.version }
    },
    async send({ ean_number: ean }, version) {
      const before = { ean_number: product.ean_number }
      onDone(...(await changeArticle(product, { ean_number: ean.trim() }, before, version)))
    },
  })
  return (
    <StaffForm id={MEND_FORM} form={form} names={{ ean_number: 'admin.cockpit.ean' }}>
      <TextField
        label={t('admin.cockpit.ean')}
        hint={t('admin.cockpit.eanHint')}
        inputMode="numeric"
        autoComplete="off"
        error={form.errorOf('ean_number')}
        {...form.form.register('ean_number', { required: t('rule.required') })}
      />
    </StaffForm>
  )
}

function yieldOf({ impressions, yield_standard }: AdminProduct) {
  return { impressions: String(impressions ?? ''), yield_standard: yield_standard ?? '' }
}

export function YieldForm({ product, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: yieldOf(product),
    current: (record) => {
      const theirs = record as AdminProduct
      return { values: yieldOf(theirs), version: theirs.version }
    },
    async send(values, version) {
      const change = {
        impressions: Number(values.impressions),
        yield_standard: values.yield_standard.trim() || null,
      }
      const { impressions, yield_standard } = product
      onDone(...(await changeArticle(product, change, { impressions, yield_standard }, version)))
    },
  })
  return (
    <StaffForm
      id={MEND_FORM}
      form={form}
      names={{ impressions: 'admin.cockpit.pages', yield_standard: 'admin.cockpit.yieldSource' }}
    >
      <TextField
        label={t('admin.cockpit.pages')}
        type="number"
        min={1}
        error={form.errorOf('impressions')}
        {...form.form.register('impressions', { required: t('rule.required') })}
      />
      <TextField
        label={t('admin.cockpit.yieldSource')}
        hint={t('admin.cockpit.yieldSourceHint')}
        autoComplete="off"
        error={form.errorOf('yield_standard')}
        {...(product.type === 'drum' && { optional: t('field.optional') })}
        {...form.form.register('yield_standard', {
          required: product.type !== 'drum' && t('rule.required'),
        })}
      />
    </StaffForm>
  )
}

export function PictureForm({ product, onDone }: ArticleMendProps) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const form = useStaffForm({
    values: { images: '' },
    async send() {
      if (file === undefined) {
        form.form.setError('images', { message: t('rule.required') })
        return
      }
      const body = new FormData()
      body.append('images', file, file.name)
      const { data, message } = await sendForm('POST /admin/products/{id}/images', body, {
        id: product.id,
      })
      const images = product.images.map(({ image_path, alt, alt_nl, alt_fr }) => ({
        image_path,
        alt,
        alt_nl,
        alt_fr,
      }))
      onDone(message, () =>
        staffCall('PUT /admin/products/{id}', {
          params: { id: product.id },
          body: { images, version: data.version },
        }),
      )
    },
  })
  return (
    <StaffForm id={MEND_FORM} form={form}>
      <PictureDrop
        label={t('admin.cockpit.picture')}
        error={form.errorOf('images')}
        onFile={(chosen) => {
          form.form.clearErrors()
          setFile(chosen)
        }}
      >
        {file?.name}
      </PictureDrop>
    </StaffForm>
  )
}
