import { useState } from 'react'

import { BANNER_PLATFORMS, BANNER_SIZES, BANNER_TYPES } from '#contract/plain/banner.ts'
import type { BannerType } from '#contract/plain/banner.ts'
import { LANGUAGES } from '#contract/plain/languages.ts'
import { PictureDrop } from '#web/admin/form/picture-drop.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { sendForm } from '#web/admin/form/upload.ts'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { BannerPicture } from './banner-card.tsx'
import type { BannerRow } from './banners-loader.ts'

interface Values {
  language: BannerRow['language']
  type: BannerRow['type']
  platform: BannerRow['platform']
  alt: string
  /** The server's name for what is wrong with the picture. */
  image: string
}

/** A banner that is added or changed. Without a new picture the current one stays. */
export function BannerDialog({
  banner,
  type,
  onClose,
  onSaved,
}: {
  /** None for a new one. */
  banner: BannerRow | undefined
  /** The place that is being looked at. */
  type: BannerType
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const { file, preview, setFile } = useChosenPicture()
  const form = useStaffForm<Values>({
    values: banner === undefined ? { ...NEW, type } : valuesOf(banner),
    failure: t(banner === undefined ? 'admin.banners.createFailed' : 'admin.banners.updateFailed'),
    current: (record) => {
      const theirs = record as BannerRow
      return { values: valuesOf(theirs), version: theirs.version }
    },
    async send(fields, version = banner?.version) {
      const body = formOf(fields, file, version)
      const { message } =
        banner === undefined
          ? await sendForm('POST /admin/banners', body)
          : await sendForm('POST /admin/banners/{id}', body, { id: banner.id })
      toasts.show(message)
      onSaved()
      onClose()
    },
  })
  const { register, watch } = form.form
  const platform = watch('platform')
  return (
    <FormDialog
      isOpen
      isWide
      onClose={onClose}
      title={
        banner === undefined
          ? t('admin.banners.add')
          : t('admin.banners.editTitle', { id: banner.id })
      }
      verb={t('admin.banners.save')}
      form={form}
      record={banner && { entity: 'banner', id: banner.id }}
      names={{
        language: 'admin.banners.language',
        type: 'admin.banners.typeLabel',
        platform: 'admin.banners.platformLabel',
        alt: 'admin.banners.alt',
      }}
    >
      <div className="banner-choices">
        <SelectField label={t('admin.banners.language')} {...register('language')}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {t(`admin.language.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('admin.banners.typeLabel')} {...register('type')}>
          {BANNER_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`admin.banners.type.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('admin.banners.platformLabel')} {...register('platform')}>
          {BANNER_PLATFORMS.toReversed().map((one) => (
            <option key={one} value={one}>
              {t(`admin.banners.platform.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={t('admin.banners.alt')}
        hint={t('admin.banners.altHint')}
        maxLength={300}
        error={form.errorOf('alt')}
        {...register('alt')}
      />
      {banner !== undefined && (
        <figure className="field">
          <figcaption className="label">{t('admin.banners.current')}</figcaption>
          <BannerPicture banner={banner} />
        </figure>
      )}
      <PictureDrop
        label={t(banner === undefined ? 'admin.banners.image' : 'admin.banners.newImage')}
        error={form.errorOf('image')}
        onFile={setFile}
        {...(banner !== undefined && { optional: t('admin.banners.keep') })}
      >
        {file === undefined ? undefined : <b>{file.name}</b>}
      </PictureDrop>
      <p className="hint">{t('admin.banners.size', BANNER_SIZES[platform])}</p>
      {preview !== undefined && <img className="banner-picture" src={preview} alt="" />}
    </FormDialog>
  )
}

const NEW: Values = { language: 'en', type: 'header', platform: 'desktop', alt: '', image: '' }

function valuesOf({ language, type, platform, alt }: BannerRow): Values {
  return { language, type, platform, alt, image: '' }
}

function formOf(
  { language, type, platform, alt }: Values,
  file: File | undefined,
  version: number | undefined,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ language, type, platform, alt }))
    form.append(name, value)
  if (version !== undefined) form.append('version', String(version))
  if (file !== undefined) form.append('image', file, file.name)
  return form
}

/** The file that will be sent, and what it shows: pages may load no picture but their own and such as this text. */
function useChosenPicture() {
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<string>()
  return {
    file,
    preview,
    setFile: (chosen: File) => {
      setFile(chosen)
      const reader = new FileReader()
      reader.addEventListener('load', () => setPreview(reader.result as string))
      reader.readAsDataURL(chosen)
    },
  }
}
