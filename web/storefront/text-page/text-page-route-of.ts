import type { TextPage } from '#contract/plain/text-pages.ts'
import type { TextPageContent } from '#contract/text-pages.ts'
import { callContext } from '#web/data/call-context.ts'
import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import { pageRoute, type PageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { TextPageScreen } from './text-page-screen.tsx'

/** The route of a page that is one long text: the server knows its words, the browser needs none of them. */
export function textPageRoute(name: TextPage): PageRoute {
  return pageRoute<TextPageContent>({
    Component: TextPageScreen,
    loader: async ({ context, request }: LoaderFunctionArgs) => {
      const { data } = await context.get(callContext)(
        'GET /pages/{name}',
        { params: { name } },
        { signal: request.signal },
      )
      return data
    },
    head: ({ title, description }, context) => ({
      title,
      description,
      ...(import.meta.env.SSR && {
        structuredData: [
          breadcrumbList(
            [
              { name: context.t('textPage.home'), path: paths.home },
              { name: title, path: paths[name] },
            ],
            context.absolute,
          ),
        ],
      }),
    }),
  })
}
