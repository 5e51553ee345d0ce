import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'

export type FoundUser = Answer<'GET /admin/users'>['data'][number]

const WAIT_MS = 300
const SHOWN = '10'

/** Finds an account by a part of its name or email. */
export function UserBox({
  label,
  onChoose,
  only,
  error,
}: {
  label: string
  onChoose: (user: FoundUser) => void
  /** Left out: anybody's. */
  only?: FoundUser['role']
  error?: string | undefined
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<{ search: string; rows: readonly FoundUser[] | undefined }>()
  const search = text.trim()
  useEffect(() => {
    if (search.length < 2) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      const query = { search, limit: SHOWN, ...(only !== undefined && { role: only }) }
      staffCall('GET /admin/users', { query }).then(
        ({ data }) => isOver || setFound({ search, rows: data }),
        () => isOver || setFound({ search, rows: undefined }),
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [search, only])
  const isKnown = found?.search === search
  const rows = isKnown ? found.rows : undefined
  const hasFailed = isKnown && found.rows === undefined
  return (
    <Field label={label} error={hasFailed ? t('admin.users.searchFailed') : error}>
      {(control) => (
        <Combobox
          control={control}
          name="customer"
          text={text}
          onText={setText}
          options={(rows ?? []).map(({ id, name, email }) => ({
            value: String(id),
            label: name,
            detail: email,
          }))}
          onChoose={(id) => {
            const user = rows?.find((one) => String(one.id) === id)
            if (user !== undefined) onChoose(user)
          }}
          isOpen={isOpen && search.length > 1}
          onOpen={setIsOpen}
          listLabel={t('admin.find.customers')}
          placeholder={t('admin.phoneOrders.findHint')}
          foot={rows?.length === 0 ? t('admin.list.nothingFound') : undefined}
        />
      )}
    </Field>
  )
}
