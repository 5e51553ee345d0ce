import type { Call } from '#contract/api.ts'
import { staffRoute } from '#web/admin/staff-route.ts'

import { SecurityPage } from './security-page.tsx'

export async function loader({ call }: { call: Call }) {
  return (await call('GET /auth/second-factor', {})).data
}

export const route = staffRoute({
  Component: SecurityPage,
  loader,
  title: (_, { t }) => t('admin.security.title'),
})
