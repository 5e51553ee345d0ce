import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#contract/plain/audit.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '#web/router/hooks.ts'

import { auditColumns } from './audit-columns.tsx'
import { auditQuery, type AuditLogData } from './audit-log-loader.ts'
import { actionName, entityName } from './audit-words.ts'
import { ChangeDrawer } from './change-drawer.tsx'

/** Every change by staff. A row opens beside the list; the address keeps which one. */
export function AuditLogPage() {
  const { t } = useTranslation()
  const { page, people } = useLoaderData<AuditLogData>()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const shown = page.data.find(({ id }) => hash === `#${id}`)
  return (
    <>
      <DataTable
        name="audit-log"
        title="admin.audit.title"
        path={adminPath.auditLog}
        columns={auditColumns(t)}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => String(row.id)}
        to={(row) => `${pathname}${search}#${row.id}`}
        search="admin.audit.search"
        filters={filtersOf(people, t)}
        empty="admin.audit.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/audit', {
            query: { ...auditQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={() => void revalidator.revalidate()}
      />
      {shown !== undefined && (
        <ChangeDrawer
          row={shown}
          onClose={() => void navigate(pathname + search, { preventScrollReset: true })}
          onDone={() => void revalidator.revalidate()}
        />
      )}
    </>
  )
}

function filtersOf(people: AuditLogData['people'], t: Translate): readonly ListFilter[] {
  return [
    {
      kind: 'choice',
      label: 'admin.audit.person',
      name: 'actor_id',
      options: people.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      label: 'admin.audit.what',
      name: 'action',
      options: AUDIT_ACTIONS.map((value) => ({ value, label: actionName(value, t) })),
    },
    {
      kind: 'choice',
      label: 'admin.audit.subject',
      name: 'entity',
      options: AUDIT_ENTITIES.map((value) => ({ value, label: entityName(value, t) })),
    },
    { kind: 'days', label: 'admin.audit.date', from: 'date_from', to: 'date_to' },
  ]
}
