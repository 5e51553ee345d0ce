import { useLayoutEffect, useRef, useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { trustedMarkup } from '#web/ui/trusted.ts'

interface MailViewsProps {
  mail: { subject: string; html: string; text: string; language: string }
}

type View = 'both' | 'html' | 'text'

/** A mail as its reader sees it: as HTML, as text, or one beside the other. */
export function MailViews({ mail }: MailViewsProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('both')
  return (
    <section className="card mail-card" aria-label={mail.subject}>
      <div className="mail-card-head">
        <h2 lang={mail.language}>{mail.subject}</h2>
        <Segmented
          label={t('admin.mails.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'both', label: t('admin.mails.both') },
            { value: 'html', label: t('admin.mails.html') },
            { value: 'text', label: t('admin.mails.text') },
          ]}
        />
      </div>
      <div className="mail-views">
        {view !== 'text' && (
          <MailFrame title={t('admin.mails.html')} html={withoutStyles(mail.html)} />
        )}
        {view !== 'html' && (
          <pre
            className="mail-text"
            lang={mail.language}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
            tabIndex={0}
            aria-label={t('admin.mails.text')}
          >
            {mail.text}
          </pre>
        )}
      </div>
    </section>
  )
}

/**
 * React writes the document of a frame as plain text, which the page's policy refuses: so the frame is made
 * here, and comes onto the page with its document in it.
 */
function MailFrame({ title, html }: { title: string; html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = document.createElement('iframe')
    frame.className = 'mail-frame'
    frame.title = title
    frame.setAttribute('sandbox', '')
    frame.srcdoc = trustedMarkup(html)
    place.current?.replaceChildren(frame)
  }, [title, html])
  return <div ref={place} className="contents" />
}

/**
 * The frame has the page's policy, which takes no style elements: a mail's only one has its colours for
 * the dark, so it shows as by day.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(
    /<style>[\s\S]*?<\/style>|<meta name="(?:supported-)?color-schemes?"[^>]*>/g,
    '',
  )
}
