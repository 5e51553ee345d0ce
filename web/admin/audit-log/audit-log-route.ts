import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './audit-log-loader.ts'
import { AuditLogPage } from './audit-log-page.tsx'

export const route = staffRoute({
  Component: AuditLogPage,
  loader,
  title: (_, { t }) => t('admin.audit.title'),
})
