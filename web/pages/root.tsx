import { useEffect } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Outlet } from '#web/router/router-view.tsx'
import { ScrollRestoration } from '#web/router/scroll-restoration.ts'
import { loadAgain } from '#web/ui/load-again.ts'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { DocumentHead } from './document-head.tsx'
import { adoptEarlyInput } from './early-input.ts'
import { RouteAnnouncer } from './route-announcer.tsx'

const loadProgress = () => import('./navigation-progress.tsx')

/** What is round every page. */
export function Root() {
  const { t } = useTranslation()
  const progress = useLoaded(loadProgress, true)
  useEffect(() => {
    // Everything is hydrated and listens: from now on nothing is pressed early.
    document.documentElement.dataset['ready'] = ''
    adoptEarlyInput()
  }, [])
  useEffect(keepFocusLater, [])
  return (
    <>
      {progress !== undefined && <progress.NavigationProgress />}
      <Outlet />
      <DocumentHead />
      <RouteAnnouncer />
      <ScrollRestoration />
      <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
    </>
  )
}

/** A comfort that can wait until the page can be used. */
function keepFocusLater(): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const start = async () => {
    const { keepFocus } = await loadAgain(() => import('#web/ui/keep-focus.ts'))
    if (!isOver) stop = keepFocus()
  }
  start().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}
