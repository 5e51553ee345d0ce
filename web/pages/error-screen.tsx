import { useEffect } from 'react'

import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import sceneError from '#web/pictures/scene-empty-cart.svg'
import { isRouteErrorResponse } from '#web/router/answers.ts'
import { useRouteError } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

import { showHead } from './document-head.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { paths } from './paths.ts'
import { useOptionalSettings } from './settings.ts'

/** What shows when a page could not be loaded: what does not exist, or what went wrong, which `text` may say. */
export function ErrorScreen({ text }: { text?: TextKey }) {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isCutOff = isRouteErrorResponse(error)
    ? (error.data as { code?: unknown } | null)?.code === 'unreachable'
    : isNotLoaded(error)
  return isMissing ? (
    <NotFoundScreen message={refusalMessage(error.data)} />
  ) : (
    <SomethingWentWrong isCutOff={isCutOff} text={text ?? 'error.text'} />
  )
}

/** Code that could not be fetched: no browser says so in another way. */
function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && /import|fetch|preload/i.test(error.message)
}

/** `isCutOff`: the line is down, and the page comes by itself when it is back. */
function SomethingWentWrong({ isCutOff, text }: { isCutOff: boolean; text: TextKey }) {
  const { t } = useTranslation()
  const shopName = useOptionalSettings()?.shop.name ?? ''
  const title = t('error.title')
  useEffect(() => {
    showHead({ title, robots: 'noindex' }, new URL(window.location.href), shopName)
  }, [title, shopName])
  useEffect(() => {
    if (isCutOff) window.loadPageAgain()
  }, [isCutOff])

  return (
    <main id="main" tabIndex={-1} className="empty empty-page">
      <img src={sceneError} alt="" width="320" height="230" />
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="text-lg">{t(isCutOff ? 'error.cutOff' : text)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button icon={<Icon of={RefreshCw} />} onClick={() => window.location.reload()}>
          {t('error.retry')}
        </Button>
        <a className="btn btn-secondary" href={paths.home}>
          {t('error.home')}
        </a>
      </div>
    </main>
  )
}

/** The API's own sentence ("Product not found"), when that is why the page does not exist. */
function refusalMessage(data: unknown): string | undefined {
  const message = (data as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : undefined
}
