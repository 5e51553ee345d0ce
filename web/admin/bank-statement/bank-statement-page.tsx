import { useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { useOrderChange } from '#web/admin/order/use-order-change.ts'
import { staffCall } from '#web/admin/staff.ts'
import { dateAndTime } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { Movements } from './movements.tsx'

type Statement = Answer<'GET /admin/bank-statements/{id}'>['data']
type Movement = Statement['rows'][number]
type Part = 'all' | 'fits' | 'rest'

/** `double` stands elsewhere already: nothing is to be done about it. */
const SETTLED = new Set<Movement['match']>(['equal', 'applied', 'double'])

/** A bank statement line by line: what each pays, before it is recorded and after. */
export function BankStatementPage() {
  const { t, language } = useTranslation()
  const statement = useLoaderData<Statement>()
  const { busy, run } = useOrderChange()
  const [part, setPart] = useState<Part>('all')
  const { id, rows, applied_at: appliedAt } = statement
  const fitting = rows.filter(({ match }) => match === 'equal').length
  const rest = rows.filter(({ match }) => !SETTLED.has(match)).length
  const shown = rows.filter(({ match }) =>
    part === 'all' ? true : SETTLED.has(match) === (part === 'fits'),
  )
  return (
    <>
      <RecordHead
        back={adminPath.bankStatements}
        title={statement.name}
        facts={
          appliedAt === null ? (
            <Badge tone="warning" hasDot>
              {t('admin.statements.toApply')}
            </Badge>
          ) : (
            <>
              <Badge tone="success" hasDot>
                {t('admin.statements.applied')}
              </Badge>
              <span className="text-muted">{dateAndTime(appliedAt, language)}</span>
            </>
          )
        }
      >
        {(fitting > 0 || appliedAt === null) && (
          <Button
            isBusy={busy === 'apply'}
            onClick={() =>
              void run('apply', () =>
                staffCall('POST /admin/bank-statements/{id}/apply', { params: { id }, body: {} }),
              )
            }
          >
            {fitting === 0
              ? t('admin.statements.applyRest')
              : t('admin.statements.apply', { count: fitting })}
          </Button>
        )}
      </RecordHead>
      <section className="card overflow-clip" aria-label={t('admin.statements.lines')}>
        <div className="payments-summary">
          <p role="status">
            {summaryOf(statement, t)}{' '}
            {appliedAt !== null && rest > 0 && (
              <Link className="link" to={adminPath.payments}>
                {t('admin.payments.title')}
              </Link>
            )}
          </p>
          <Segmented<Part>
            label={t('admin.statements.lines')}
            options={[
              { value: 'all', label: t('admin.list.all') },
              { value: 'fits', label: t('admin.statements.fits') },
              { value: 'rest', label: t('admin.statements.rest') },
            ]}
            value={part}
            onChange={setPart}
          />
        </div>
        {shown.length === 0 ? (
          <p className="empty text-muted">{t('admin.statements.noLines')}</p>
        ) : (
          <Movements rows={shown} />
        )}
      </section>
    </>
  )
}

/** What recording will do, or has done. */
function summaryOf({ rows, applied_at: appliedAt }: Statement, t: Translate): string {
  const count = (match: Movement['match']) => rows.filter((row) => row.match === match).length
  const rest = rows.filter(({ match }) => !SETTLED.has(match)).length
  if (appliedAt !== null) return t('admin.statements.wasApplied', { count: count('applied'), rest })
  return count('equal') === 0
    ? t('admin.statements.willApplyNone', { rest })
    : t('admin.statements.willApply', { count: count('equal'), rest })
}
