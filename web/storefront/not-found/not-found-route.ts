import { data } from 'react-router'

import { NotFoundScreen } from '#web/pages/not-found-screen.tsx'
import { pageRoute } from '#web/pages/page-route.ts'

/** Any other path: the page says so, and so does its status. */
export const route = pageRoute({
  Component: NotFoundScreen,
  loader: () => data(null, { status: 404 }),
  head: (_, { t }) => ({ title: t('notFound.title'), robots: 'noindex' }),
})
