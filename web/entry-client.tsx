// oxlint-disable import/no-unassigned-import -- these two are imported for what they do
import '@vitejs/plugin-react/preamble'
import './styles/app.css'
// oxlint-enable import/no-unassigned-import
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

import { callContext, languageContext } from './data/call-context.ts'
import { browserCall } from './data/shop-call.ts'
import { loadWords } from './language/i18n.ts'
import { ChosenLanguage } from './language/language-context.tsx'
import {
  changeLanguage,
  currentLanguage,
  rememberLanguage,
  startLanguage,
  subscribeToLanguage,
} from './language/language-store.ts'
import { interfaceLanguage, languageOfBrowser, readingLanguage } from './language/language.ts'
import { navigateWith } from './pages/page-navigation.ts'
import { routes } from './routes.tsx'
import { loadAgain } from './ui/load-again.ts'

try {
  await start()
} catch (error) {
  // What the page needs did not come: the browser remembers that until the page is loaded anew.
  window.loadPageAgain()
  throw error
}

/** Everything the first page needs is there before React takes over: no flash, no second render. */
async function start(): Promise<void> {
  startLanguage(readingLanguage(document.documentElement.dataset['reading']) ?? 'en')
  await Promise.all([
    loadWords(interfaceLanguage(currentLanguage()), 'storefront'),
    resolveLazyRoutes(),
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
  void loadAgain(() => import('./pages/preload.ts')).then(
    ({ preloadOnIntent }) => preloadOnIntent(routes, loaderContext),
    () => undefined,
  )
  const wanted = languageOfBrowser()
  if (wanted === currentLanguage()) rememberLanguage(wanted)
  else await changeLanguage(wanted)
}

async function resolveLazyRoutes(): Promise<void> {
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
