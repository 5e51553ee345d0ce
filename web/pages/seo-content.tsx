import { useRouteLoaderData } from '#web/router/hooks.ts'

import { SEO_ID, type SeoData } from './seo-entry.ts'

/** What staff wrote to stand below the heading of this page; nothing on most pages. */
export function SeoContent({ look = 'text-muted mt-3 max-w-3xl' }: { look?: string }) {
  const content = useRouteLoaderData<SeoData>(SEO_ID)?.entry?.content ?? ''
  if (content === '') return null
  return content.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} className={`${look} whitespace-pre-line`}>
      {paragraph}
    </p>
  ))
}
