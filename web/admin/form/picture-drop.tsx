import type { ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { ImageUp } from '#web/ui/icons/image-up.ts'

import { DropField, type DropFieldProps } from './drop-field.tsx'

/** What the server decodes; anything else it refuses. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A place to choose a picture or drop one on. */
export function PictureDrop({
  children,
  ...field
}: Omit<DropFieldProps, 'accept' | 'icon' | 'hint' | 'children'> & { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <DropField {...field} accept={TAKEN} icon={ImageUp} hint={t('admin.form.pictureKinds')}>
      {children ?? t('admin.form.choosePicture')}
    </DropField>
  )
}
