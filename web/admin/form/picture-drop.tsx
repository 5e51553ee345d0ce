import { useState, type ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImageUp } from '#web/ui/icons/image-up.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** What the server decodes; anything else it refuses. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A place to choose a picture or drop one on: the browser's own file input lies over all of it. */
export function PictureDrop({
  label,
  optional,
  error,
  isBusy = false,
  isMultiple = false,
  onFile,
  children,
}: {
  label: string
  optional?: string
  error?: string | undefined
  isBusy?: boolean
  /** Several at once: `onFile` is called for each. */
  isMultiple?: boolean
  onFile: (file: File) => void
  /** What stands in it: the name of what was chosen. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  return (
    <Field label={label} error={error} {...(optional !== undefined && { optional })}>
      {(control) => (
        <div className={`picture-drop ${isOver ? 'is-over' : ''}`}>
          {isBusy ? <Spinner /> : <Icon of={ImageUp} />}
          <span>{children ?? t('admin.form.choosePicture')}</span>
          <span className="hint">{t('admin.form.pictureKinds')}</span>
          <input
            {...control}
            type="file"
            accept={TAKEN}
            multiple={isMultiple}
            disabled={isBusy}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Chosen again after a refusal, the same file is a change too.
              event.target.value = ''
              for (const file of files) onFile(file)
            }}
          />
        </div>
      )}
    </Field>
  )
}
