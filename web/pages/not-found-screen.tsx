import { useEffect, type FormEvent } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import sceneLost from '#web/pictures/scene-lost.svg'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

import { showHead } from './document-head.tsx'
import { paths } from './paths.ts'
import { SeoContent } from './seo-content.tsx'
import { useOptionalSettings } from './settings.ts'

/** A page that does not exist: says so, with a search and a link home. */
export function NotFoundScreen({ message }: { message?: string | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const shopName = useOptionalSettings()?.shop.name ?? ''
  const title = t('notFound.title')
  useEffect(() => {
    showHead({ title, robots: 'noindex' }, new URL(window.location.href), shopName)
  }, [title, shopName])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    if (typeof query === 'string') void navigate(paths.search({ query }))
  }
  return (
    <main id="main" tabIndex={-1} className="empty empty-page">
      <img src={sceneLost} alt="" width="320" height="230" />
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <SeoContent look="text-lg" />
      {message !== undefined && <p className="text-lg">{message}</p>}
      <p className="text-lg">{t('notFound.text')}</p>
      <form
        action="/search"
        role="search"
        aria-label={t('search.submit')}
        className="not-found-search"
        onSubmit={search}
      >
        <input
          className="input"
          name="query"
          required
          aria-label={t('search.label')}
          placeholder={t('search.label')}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      <Link className="btn btn-secondary mt-2" to={paths.home}>
        {t('error.home')}
      </Link>
    </main>
  )
}
