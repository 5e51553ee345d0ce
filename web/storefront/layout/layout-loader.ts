import type { LoaderFunctionArgs } from 'react-router'

import { callContext } from '#web/data/call-context.ts'

/** What the strip above the header says; pages are shown without it when it cannot be loaded. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context
    .get(callContext)('GET /top-services', {})
    .catch(() => undefined)
  return { topServices: answer }
}

export type LayoutData = Awaited<ReturnType<typeof loader>>
