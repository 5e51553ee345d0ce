import type { GoneProduct } from '#contract/catalogue.ts'
import { ErrorScreen } from '#web/pages/error-screen.tsx'
import { isRouteErrorResponse } from '#web/router/answers.ts'
import { useRouteError } from '#web/router/hooks.ts'

import { GoneScreen } from './gone-screen.tsx'

/** When the article could not be loaded. One that does not exist gets the not-found page. */
export function ProductError() {
  const gone = goneProduct(useRouteError())
  return gone === undefined ? (
    <ErrorScreen text="productPage.loadError" />
  ) : (
    <GoneScreen gone={gone} />
  )
}

/** What the refusal says of an article that is not sold any more. */
function goneProduct(error: unknown): GoneProduct | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 410) return undefined
  return (error.data as { data?: GoneProduct }).data
}
