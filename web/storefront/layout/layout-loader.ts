import { callContext, languageContext } from '#web/data/call-context.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

/** What the strip above the header says; pages are shown without it when it cannot be loaded. */
export async function loader({ context }: LoaderFunctionArgs) {
  const load = () =>
    context
      .get(callContext)('GET /top-services', {})
      .catch(() => undefined)
  if (import.meta.env.SSR) return { topServices: await load() }
  // The browser asks for them only when the language changes: the page has brought them.
  const keeping = await import('./kept-services.ts').catch(() => undefined)
  if (keeping === undefined) return { topServices: await load() }
  return { topServices: await keeping.keptServices(context.get(languageContext), load) }
}

export type LayoutData = Awaited<ReturnType<typeof loader>>
