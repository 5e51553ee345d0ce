import { languageContext } from '#web/data/call-context.ts'
import { interfaceLanguage } from '#web/language/language.ts'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '#web/router/route.ts'

import type { SeoData } from './seo-entry.ts'

/**
 * The server's page brings what it needs, so that the code that asks comes with the first way on. Pages
 * show without an entry: a failure is none.
 */
export async function loader(args: LoaderFunctionArgs): Promise<SeoData> {
  try {
    const { loadSeoEntry } = await import('./load-seo-entry.ts')
    return await loadSeoEntry(args)
  } catch {
    return {
      language: interfaceLanguage(args.context.get(languageContext)),
      entry: null,
      slugs: null,
    }
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate
}
