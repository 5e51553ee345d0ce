import { useState } from 'react'

import type { Input } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { User } from './customer-loader.ts'

/** Changes an account by one press, and shows what stands there then. */
export function useUserChange() {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (
    { id }: Pick<User, 'id'>,
    body: Input<'PUT /admin/users/{id}'>['body'],
  ): Promise<void> => {
    setIsBusy(true)
    try {
      const { message } = await staffCall('PUT /admin/users/{id}', { params: { id }, body })
      toasts.show(message)
      await revalidator.revalidate()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.customers.updateFailed')))
    }
    setIsBusy(false)
  }
  return { isBusy, run }
}
