import type { Answer } from '#contract/api.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { FileDialog } from '#web/admin/form/file-dialog.tsx'
import { RowFaults } from '#web/admin/form/row-faults.tsx'
import { formOf, sendForm } from '#web/admin/form/upload.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate } from '#web/router/hooks.ts'

type Statement = Answer<'POST /admin/bank-statements'>['data']
type Report = { statement: Statement } | { failed: { line: number; reason: string }[] }

const UNPROCESSABLE = 422

/** A statement is read as soon as it is chosen; its own page shows what each line pays and books it. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <FileDialog<Report>
      onClose={onClose}
      title={t('admin.statements.upload')}
      text={t('admin.statements.uploadText')}
      verb={t('admin.statements.show')}
      check={async (file) => {
        const report = await read(file)
        return { report, canApply: 'statement' in report }
      }}
      apply={async (_, report) => {
        if ('statement' in report) await navigate(adminPath.bankStatement(report.statement.id))
      }}
      renderReport={(report) =>
        'failed' in report ? (
          <RowFaults failed={report.failed} />
        ) : (
          <p>
            {t('admin.statements.readLines', {
              count: report.statement.rows.length,
              fit: report.statement.rows.filter(({ match }) => match === 'equal').length,
            })}
          </p>
        )
      }
    />
  )
}

/** Lines that cannot be used come back with why; any other refusal is the dialog's to say. */
async function read(file: File): Promise<Report> {
  try {
    const { data } = await sendForm('POST /admin/bank-statements', formOf(file))
    return { statement: data }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== UNPROCESSABLE) throw error
    const failed = (error.data as { failed?: { line: number; reason: string }[] } | undefined)
      ?.failed
    if (failed === undefined) throw error
    return { failed }
  }
}
