import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { callContext, languageContext } from '#web/data/call-context.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { loadWords, type WordUnit } from '#web/language/i18n.ts'
import { ChosenLanguage } from '#web/language/language-context.tsx'
import {
  changeLanguage,
  currentLanguage,
  rememberLanguage,
  startLanguage,
  subscribeToLanguage,
} from '#web/language/language-store.ts'
import { interfaceLanguage, languageOfBrowser, readingLanguage } from '#web/language/language.ts'
import { loadAgain } from '#web/ui/load-again.ts'

import { navigateWith } from './page-navigation.ts'

/** Brings the pages of an area to life, with the texts that all of them need; when what they need does not come, the browser loads the page anew later. */
export async function startPages(routes: RouteObject[], units: readonly WordUnit[]): Promise<void> {
  try {
    await start(routes, units)
  } catch (error) {
    // What the page needs did not come: the browser remembers that until the page is loaded anew.
    window.loadPageAgain()
    throw error
  }
}

/** Everything the first page needs is there before React takes over: no flash, no second render. */
async function start(routes: RouteObject[], units: readonly WordUnit[]): Promise<void> {
  startLanguage(readingLanguage(document.documentElement.dataset['reading']) ?? 'en')
  await Promise.all([
    ...units.map((unit) => loadWords(interfaceLanguage(currentLanguage()), unit)),
    resolveLazyRoutes(routes),
  ])

  const router = createBrowserRouter(routes, {
    hydrationData: serverData(),
    getContext: loaderContext,
  })
  navigateWith((path) => void router.navigate(path))
  // As a transition it is done in slices, between which the browser answers; otherwise it is one long task.
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') as HTMLElement,
      <ChosenLanguage>
        <RouterProvider router={router} />
      </ChosenLanguage>,
    )
  })

  subscribeToLanguage(() => void router.revalidate())
  void loadAgain(() => import('./preload.ts')).then(
    ({ preloadOnIntent }) => preloadOnIntent(routes, loaderContext),
    () => undefined,
  )
  void loadAgain(() => import('#web/offline/keep-offline-page.ts')).then(
    ({ keepOfflinePage }) => keepOfflinePage(),
    () => undefined,
  )
  const wanted = languageOfBrowser()
  if (wanted === currentLanguage()) rememberLanguage(wanted)
  else await changeLanguage(wanted)
}

async function resolveLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = (await route.lazy()) as Partial<RouteObject>
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

function serverData(): HydrationState {
  return JSON.parse(document.querySelector('#router-data')?.textContent ?? '{}') as HydrationState
}

function loaderContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(callContext, browserCall)
  context.set(languageContext, currentLanguage())
  return context
}
