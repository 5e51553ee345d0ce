import { useEffect, useState } from 'react'

import { LANGUAGES, type Language } from '#contract/plain/languages.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useMarkup } from '#web/ui/trusted.ts'

import type { BlogValues } from './blog-form.ts'

/** The article as it stands in the form, as visitors will read it in each language. */
export function ArticlePreview({ values, onClose }: { values: BlogValues; onClose: () => void }) {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState<Language>(language)
  const { title, excerpt, body } = textIn(values, shown)
  const { html, fault } = useRendered(body)
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t('admin.form.preview')}
      actions={<Button onClick={onClose}>{t('admin.close')}</Button>}
    >
      <div className="article-preview">
        <Segmented
          label={t('admin.mails.language')}
          options={LANGUAGES.map((one) => ({ value: one, label: t(`admin.language.${one}`) }))}
          value={shown}
          onChange={setShown}
        />
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        <article lang={shown}>
          <p className="text-muted">{t(`admin.blogs.categories.${values.category}`)}</p>
          <h3 className="text-3xl">{title}</h3>
          <p className="text-lg">{excerpt}</p>
          {values.image_path !== null && (
            <img className="article-preview-picture" src={values.image_path} alt="" />
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links lead nowhere: nobody leaves what they are writing */}
          <div
            className="prose"
            onClick={(event) => event.preventDefault()}
            dangerouslySetInnerHTML={useMarkup(html)}
          />
        </article>
      </div>
    </Dialog>
  )
}

/** What a language does not say is said in English. */
function textIn(values: BlogValues, language: Language) {
  const { title, excerpt, body } = values
  const own = {
    en: { title, excerpt, body },
    nl: { title: values.title_nl, excerpt: values.excerpt_nl, body: values.body_nl },
    fr: { title: values.title_fr, excerpt: values.excerpt_fr, body: values.body_fr },
  }[language]
  return { title: own.title || title, excerpt: own.excerpt || excerpt, body: own.body || body }
}

/** What the server makes of a text. */
function useRendered(body: string) {
  const { t } = useTranslation()
  const [html, setHtml] = useState('')
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let isOver = false
    staffCall('POST /admin/markdown-preview', { body: { body } }).then(
      ({ data }) => isOver || setHtml(data.html),
      (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
    )
    return () => {
      isOver = true
    }
  }, [body, t])
  return { html, fault }
}
