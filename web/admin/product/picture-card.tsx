import { LANGUAGE_TITLES } from '#web/admin/form/language-titles.ts'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { TextField } from '#web/ui/text-field.tsx'

import type { PictureValues } from './product-form.ts'

const PICTURE_PX = 200
const WORDS = [
  { name: 'alt', title: LANGUAGE_TITLES.en, lang: 'en' },
  { name: 'alt_nl', title: LANGUAGE_TITLES.nl, lang: 'nl' },
  { name: 'alt_fr', title: LANGUAGE_TITLES.fr, lang: 'fr' },
] as const

/** One picture: drawn to its place by mouse, moved by its arrows, and told of in three languages. */
export function PictureCard({
  image,
  place: { index, of },
  isDragged,
  errorOf,
  onChange,
  onRemove,
  onMove,
  onDrag,
  onDropHere,
}: {
  image: PictureValues
  place: { index: number; of: number }
  isDragged: boolean
  errorOf: (name: keyof PictureValues) => string | undefined
  onChange: (part: Partial<PictureValues>) => void
  onRemove: () => void
  onMove: (by: number) => void
  onDrag: (index: number | undefined) => void
  onDropHere: () => void
}) {
  const { t } = useTranslation()
  const number = index + 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard its arrows move it
    <li
      className={`product-picture ${index === 0 ? 'is-main' : ''} ${isDragged ? 'is-dragged' : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropHere()
      }}
    >
      <div
        className="product-picture-tile"
        draggable
        onDragStart={() => onDrag(index)}
        onDragEnd={() => onDrag(undefined)}
      >
        <ProductPicture src={image.image_path} size={PICTURE_PX} alt={image.alt} />
        {index === 0 && <Badge tone="info">{t('admin.product.mainPicture')}</Badge>}
      </div>
      <div className="product-picture-tools">
        <IconButton
          size="small"
          label={t('admin.product.pictureEarlier', { number })}
          icon={<Icon of={ArrowLeft} />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('admin.product.pictureLater', { number })}
          icon={<Icon of={ArrowRight} />}
          disabled={number === of}
          onClick={() => onMove(1)}
        />
        <span className="flex-1" />
        <IconButton
          size="small"
          label={t('admin.product.pictureRemove', { number })}
          icon={<Icon of={Trash2} />}
          onClick={onRemove}
        />
      </div>
      {WORDS.map(({ name, title, lang }) => (
        <TextField
          key={name}
          label={t('admin.product.altOf', { number, language: title })}
          lang={lang}
          maxLength={300}
          autoComplete="off"
          value={image[name]}
          error={errorOf(name)}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </li>
  )
}
