import { useEffect } from 'react'

import { useLoaderData } from '#web/router/hooks.ts'
import { Outlet } from '#web/router/router-view.tsx'

import { rememberSlugs, type SeoData } from './seo-entry.ts'

/** Round every page: what staff wrote about each comes with its route. */
export function SeoLayout() {
  const data = useLoaderData<SeoData>()
  useEffect(() => rememberSlugs(data), [data])
  return <Outlet />
}
