import { useForm } from '#web/commerce/form/use-form.ts'
import {
  NUMBER_RULES,
  type NumberAndEmail,
  OrderNumberFields,
} from '#web/commerce/orders/order-number-fields.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Info } from '#web/ui/icons/info.ts'

import { type Withdrawable, withdrawableLines } from './withdrawal-call.ts'

const NOTES = [
  'withdrawal.note.refund',
  'withdrawal.note.opened',
  'withdrawal.note.business',
] as const

/** Which order it is about, and what to know before. */
export function OrderStep({
  order,
  onFound,
}: {
  order: NumberAndEmail
  onFound: (order: NumberAndEmail, withdrawable: Withdrawable) => void
}) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: order,
    rules: NUMBER_RULES,
    failure: 'withdrawal.failure',
    send: async (values) => onFound(values, await withdrawableLines(values)),
  })
  return (
    <>
      <form
        className="card card-pad mt-5 grid gap-4"
        method="dialog"
        noValidate
        onSubmit={form.submit}
      >
        <OrderNumberFields form={form} />
        {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
        <Button className="justify-self-start" type="submit" size="large" isBusy={form.isBusy}>
          {t('withdrawal.continue')}
        </Button>
      </form>
      <ul className="text-muted mt-6 grid gap-3">
        {NOTES.map((note) => (
          <li key={note} className="flex gap-3">
            <Icon of={Info} className="mt-0.5 flex-none" />
            {t(note)}
          </li>
        ))}
      </ul>
    </>
  )
}
