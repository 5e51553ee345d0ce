import { localName } from '#web/commerce/words/local-name.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

export const ROOT_ID = 'root'

/** What any page may need: the shop's settings, what its categories are called, and when the page was rendered. */
export async function loader({ context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const reading = context.get(languageContext)
  const [{ data: settings }, { data: categories }] = await Promise.all([
    call('GET /settings', {}),
    call('GET /category-names', {}),
  ])
  return {
    settings,
    categoryNames: Object.fromEntries(
      categories.map((category) => [category.slug, localName(category, reading)]),
    ),
    renderedAt: new Date().toISOString(),
  }
}

export type RootData = Awaited<ReturnType<typeof loader>>
export type Settings = RootData['settings']
