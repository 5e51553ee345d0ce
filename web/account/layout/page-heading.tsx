import type { ReactNode } from 'react'

import { SeoContent } from '#web/pages/seo-content.tsx'

/** A page's title with its actions beside it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <>
      <div className="mb-5 flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-3xl">{title}</h1>
        {children}
      </div>
      <SeoContent look="text-muted mb-5 max-w-3xl" />
    </>
  )
}
