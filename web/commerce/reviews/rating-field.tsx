import { useTranslation } from '#web/language/language-context.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Star } from '#web/ui/icons/star.ts'

const STARS = [1, 2, 3, 4, 5] as const
const WORDS = [
  'reviewForm.word1',
  'reviewForm.word2',
  'reviewForm.word3',
  'reviewForm.word4',
  'reviewForm.word5',
] as const

/** One to five stars: a group of radio buttons that looks like stars. 0: none chosen yet. */
export function RatingField({
  id,
  rating,
  error,
  onChange,
}: {
  id: string
  rating: number
  error: string | undefined
  onChange: (rating: number) => void
}) {
  const { t } = useTranslation()
  const word = WORDS[rating - 1]
  const errorId = `${id}-error`
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="label mb-1.5">{t('reviewForm.rating')}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {STARS.map((count) => (
          <label
            key={count}
            className={count <= rating ? 'star-choice star-choice-on' : 'star-choice'}
          >
            <input
              id={count === 1 ? id : undefined}
              className="sr-only"
              type="radio"
              name={`${id}-rating`}
              value={count}
              checked={rating === count}
              onChange={() => onChange(count)}
            />
            <Icon of={Star} />
            <span className="sr-only">{t('reviewForm.star', { count })}</span>
          </label>
        ))}
        {word !== undefined && <span className="text-muted pl-2">{t(word)}</span>}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
