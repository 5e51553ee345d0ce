import { useState } from 'react'

import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { PictureDrop } from './picture-drop.tsx'
import { formOf, sendForm } from './upload.ts'

/** A picture, which is sent as soon as it is chosen; what the form keeps is its path. */
export function PictureField({
  label,
  value,
  onChange,
  optional,
  error,
}: {
  label: string
  /** Where the media store keeps it: `/media/…`. */
  value: string | null
  onChange: (path: string | null) => void
  optional?: string
  error?: string | undefined
}) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<string>()
  const [fault, setFault] = useState<string>()
  const send = async (file: File) => {
    setSent(file.name)
    setFault(undefined)
    await sendForm('POST /media/upload', formOf(file))
      .then(({ data }) => onChange(data.path))
      .catch((failure: unknown) => setFault(refusalText(failure, t('admin.failure.title'))))
      .finally(() => setSent(undefined))
  }
  return (
    <div className="picture-field">
      {value !== null && value !== '' && (
        <figure className="picture-shown">
          <img src={value} alt="" />
          <Button
            look="danger-quiet"
            size="small"
            icon={<Icon of={Trash2} />}
            onClick={() => onChange(null)}
          >
            {t('admin.form.removePicture')}
          </Button>
        </figure>
      )}
      <PictureDrop
        label={label}
        error={fault ?? error}
        isBusy={sent !== undefined}
        onFile={(file) => void send(file)}
        {...(optional !== undefined && { optional })}
      >
        {sent !== undefined && (
          <span role="status">
            {t('admin.form.sending', { name: sent })}
            <progress aria-label={t('admin.form.sending', { name: sent })} />
          </span>
        )}
        {sent === undefined &&
          t(
            value === null || value === '' ? 'admin.form.choosePicture' : 'admin.form.otherPicture',
          )}
      </PictureDrop>
    </div>
  )
}
