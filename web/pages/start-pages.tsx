import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

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
import { servedUrl } from '#web/router/browser-history.ts'
import { BrowserRouter, type ServerData } from '#web/router/browser-router.ts'
import { withItsCode } from '#web/router/load-matches.ts'
import { LoaderContext } from '#web/router/loader-context.ts'
import { matchRoutes } from '#web/router/match-routes.ts'
import type { RouteObject } from '#web/router/route.ts'
import { BrowserPages } from '#web/router/router-view.tsx'
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
    loadCode(routes),
  ])

  const router = new BrowserRouter(routes, { serverData: serverData(), context: loaderContext })
  navigateWith((path) => void router.navigate(path))
  // As a transition it is done in slices, between which the browser answers; otherwise it is one long task.
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') as HTMLElement,
      <ChosenLanguage>
        <BrowserPages router={router} />
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

async function loadCode(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, servedUrl().pathname) ?? []
  await Promise.all(matches.map(({ route }) => withItsCode(route)))
}

function serverData(): ServerData {
  return JSON.parse(document.querySelector('#router-data')?.textContent ?? '{}') as ServerData
}

function loaderContext(): LoaderContext {
  const context = new LoaderContext()
  context.set(callContext, browserCall)
  context.set(languageContext, currentLanguage())
  return context
}
