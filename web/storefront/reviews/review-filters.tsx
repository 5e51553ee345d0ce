import type { FormEvent } from 'react'

import { SORTS } from '#web/commerce/reviews/review-order.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'

import { readReviews, type ReviewsState, reviewsPath } from './reviews-state.ts'

/** Each language by its own name. */
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'nl', label: 'Nederlands' },
  { value: 'fr', label: 'Français' },
] as const

/** Search, order and language; a form of the page, so that it works before its code has come. */
export function ReviewFilters({ state }: { state: ReviewsState }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const go = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    void navigate(reviewsPath(readReviews(new URLSearchParams(fields))), {
      preventScrollReset: true,
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  const choose = ({ target }: { target: HTMLSelectElement }) => {
    if (target.form !== null) go(target.form)
  }
  return (
    <form className="reviews-filters" method="get" action={paths.reviews} onSubmit={submit}>
      {state.rating !== undefined && <input type="hidden" name="rating" value={state.rating} />}
      <div className="reviews-search">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          name="search"
          defaultValue={state.search}
          maxLength={100}
          placeholder={t('reviewsPage.search')}
          aria-label={t('reviewsPage.search')}
          enterKeyHint="search"
        />
      </div>
      <select
        className="input"
        name="sort"
        aria-label={t('reviewsPage.sort')}
        defaultValue={state.sort}
        onChange={choose}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`reviewsPage.${sort}`)}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="language"
        aria-label={t('reviewsPage.language')}
        defaultValue={state.language ?? ''}
        onChange={choose}
      >
        <option value="">{t('reviewsPage.allLanguages')}</option>
        {LANGUAGES.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary">
          {t('reviewsPage.apply')}
        </Button>
      </noscript>
    </form>
  )
}
