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

/** React writes a document of a frame as plain text, which the page's policy refuses: so it is set here. */
function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = trustedMarkup(html)
  }, [html])
  return <iframe ref={frame} className="mail-frame" title={title} sandbox="" />
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
