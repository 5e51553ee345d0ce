import type { LoaderFunctionArgs } from 'react-router'

import { callContext } from '#web/data/call-context.ts'

export const ROOT_ID = 'root'

/** What any page may need: the shop's settings, and when the page was rendered. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(callContext)('GET /settings', {})
  return { settings: data, renderedAt: new Date().toISOString() }
}

export type RootData = Awaited<ReturnType<typeof loader>>
export type Settings = RootData['settings']
