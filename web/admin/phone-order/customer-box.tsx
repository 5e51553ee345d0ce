import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'

export type Customer = Answer<'GET /admin/users'>['data'][number]

const WAIT_MS = 300
const SHOWN = '8'

/** Finds an account by a part of its name or email. */
export function CustomerBox({ onChoose }: { onChoose: (customer: Customer) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<{ search: string; rows: readonly Customer[] }>()
  const search = text.trim()
  useEffect(() => {
    if (search.length < 2) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      const query = { search, role: 'customer' as const, limit: SHOWN }
      staffCall('GET /admin/users', { query }).then(
        ({ data }) => isOver || setFound({ search, rows: data }),
        () => undefined,
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [search])
  const rows = found?.search === search ? found.rows : undefined
  return (
    <Field label={t('admin.phoneOrders.findCustomer')}>
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
            const customer = rows?.find((one) => String(one.id) === id)
            if (customer !== undefined) onChoose(customer)
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
