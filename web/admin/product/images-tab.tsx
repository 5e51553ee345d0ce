import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { PictureDrop } from '#web/admin/form/picture-drop.tsx'
import { formOf, sendForm } from '#web/admin/form/upload.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

import type { TabProps } from './general-tab.tsx'
import { PictureCard } from './picture-card.tsx'
import { drawingOf } from './product-drawing.ts'
import type { PictureValues } from './product-form.ts'
import { setPart } from './use-product-form.ts'

/** Its pictures in their order, the first being the main one. They are kept at once and shown when the form is saved. */
export function ImagesTab({ form, data: { options } }: TabProps) {
  const { t } = useTranslation()
  const images = useWatch({ control: form.form.control, name: 'images' })
  const [dragged, setDragged] = useState<number>()
  const write = (next: PictureValues[]) => setPart(form, 'images', next)
  const { sending, faults, send, dismiss } = useUploads((path) =>
    write([...form.form.getValues('images'), pictureAt(path)]),
  )
  const move = (from: number, to: number) => {
    const [moved] = images.slice(from, from + 1)
    if (moved === undefined || to < 0 || to >= images.length) return
    write(images.filter((_, at) => at !== from).toSpliced(to, 0, moved))
  }
  const drawing = () => {
    const values = form.form.getValues()
    return drawingOf({
      ...values,
      color: options.colors.find(({ id }) => String(id) === values.color_id)?.slug,
      brand: options.brands.find(({ id }) => String(id) === values.brand_id),
    })
  }
  const error = form.errorOf('images')
  return (
    <section className="card admin-card">
      <h2>{t('admin.product.tab.images')}</h2>
      <p className="text-muted">{t('admin.product.imagesText')}</p>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <ul className="product-pictures">
        {images.map((image, index) => (
          <PictureCard
            key={image.image_path}
            image={image}
            place={{ index, of: images.length }}
            isDragged={dragged === index}
            errorOf={(name) => form.errorOf(`images.${index}.${name}`)}
            onChange={(part) =>
              write(images.map((one, at) => (at === index ? { ...one, ...part } : one)))
            }
            onRemove={() => write(images.filter((_, at) => at !== index))}
            onMove={(by) => move(index, index + by)}
            onDrag={setDragged}
            onDropHere={() => {
              if (dragged !== undefined) move(dragged, index)
              setDragged(undefined)
            }}
          />
        ))}
        <li className="product-picture-add">
          <PictureDrop
            label={t('admin.product.addPictures')}
            isMultiple
            onFile={(file) => void send(file)}
          />
          <Button
            look="ghost"
            size="small"
            onClick={() => {
              const path = drawing()
              if (!images.some((one) => one.image_path === path))
                write([...images, pictureAt(path)])
            }}
          >
            {t('admin.product.useDrawing')}
          </Button>
        </li>
      </ul>
      {sending.map((name) => (
        <p key={name} role="status" className="product-sending">
          <span className="flex-1">{t('admin.form.sending', { name })}</span>
          <progress aria-label={t('admin.form.sending', { name })} />
        </p>
      ))}
      {faults.map(({ name, text }) => (
        <Alert key={name} tone="danger">
          <span className="flex flex-wrap items-center gap-2">
            <b>{name}</b>
            <span className="flex-1">{text}</span>
            <Button look="ghost" size="small" onClick={() => dismiss(name)}>
              {t('admin.product.dismiss')}
            </Button>
          </span>
        </Alert>
      ))}
    </section>
  )
}

function pictureAt(path: string): PictureValues {
  return { image_path: path, alt: '', alt_nl: '', alt_fr: '' }
}

/** Files on their way, and those that were refused. */
function useUploads(onKept: (path: string) => void) {
  const { t } = useTranslation()
  const [sending, setSending] = useState<readonly string[]>([])
  const [faults, setFaults] = useState<readonly { name: string; text: string }[]>([])
  const dismiss = (name: string) => setFaults((all) => all.filter((one) => one.name !== name))
  const send = async (file: File) => {
    dismiss(file.name)
    setSending((all) => [...all, file.name])
    await sendForm('POST /media/upload', formOf(file))
      .then(({ data }) => onKept(data.path))
      .catch((error: unknown) =>
        setFaults((all) => [
          ...all,
          { name: file.name, text: faultOf(error, t('admin.failure.title')) },
        ]),
      )
    setSending((all) => all.filter((name) => name !== file.name))
  }
  return { sending, faults, send, dismiss }
}

/** What is wrong with the file says more than that something is. */
function faultOf(error: unknown, failure: string): string {
  const [ofFile] = (error instanceof ApiError ? error.errors?.['file'] : undefined) ?? []
  return ofFile ?? refusalText(error, failure)
}
