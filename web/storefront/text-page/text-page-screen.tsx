import type { TextPageContent } from '#contract/text-pages.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Prose } from '#web/ui/prose.tsx'

/** A long text with its table of contents, in a column to read. */
export function TextPageScreen() {
  const { t } = useTranslation()
  const { title, body_html: html, sections } = useLoaderData<TextPageContent>()
  return (
    <main id="main" tabIndex={-1} className="wrap pt-4">
      <Breadcrumbs
        label={t('textPage.crumbs')}
        crumbs={[{ label: t('textPage.home'), to: paths.home }, { label: title }]}
      />
      <div className={sections.length > 0 ? 'long-text long-text-long' : 'long-text'}>
        <h1 className="long-text-title text-3xl lg:text-4xl">{title}</h1>
        {sections.length > 0 && (
          <nav className="long-text-contents" aria-label={t('textPage.contents')}>
            <p className="long-text-contents-title">{t('textPage.contents')}</p>
            <ol className="long-text-list">
              {sections.map((section) => (
                <li key={section.id}>
                  <a className="long-text-link" href={`#${section.id}`}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Prose className="long-text-text" html={html} />
      </div>
    </main>
  )
}
