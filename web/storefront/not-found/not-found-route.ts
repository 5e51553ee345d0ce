import { NotFoundScreen } from '#web/pages/not-found-screen.tsx'
import { pageRoute } from '#web/pages/page-route.ts'
import { withStatus } from '#web/router/answers.ts'

/** Any other path: the page says so, and so does its status. */
export const route = pageRoute({
  Component: NotFoundScreen,
  loader: () => withStatus(null, 404),
  head: (_, { t }) => ({ title: t('notFound.title'), robots: 'noindex' }),
})
