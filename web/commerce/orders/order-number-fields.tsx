import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule, requiredRule } from '#web/commerce/form/field-rules.ts'
import type { Fields, Rules } from '#web/commerce/form/use-fields.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type NumberAndEmail = Record<'order_number' | 'email', string>

export const NUMBER_RULES: Rules<NumberAndEmail> = {
  order_number: ({ order_number: number }) => requiredRule(number),
  email: emailRule,
}

/** What names an order to whoever bought it: its number and the address of its mails. */
export function OrderNumberFields({ form }: { form: Fields<NumberAndEmail> }) {
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...form.text('order_number')}
        label={t('orderNumber.label')}
        hint={t('orderNumber.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        aria-required
      />
      <EmailField field={form.text('email')} label={t('orderNumber.email')} autoComplete="email" />
    </div>
  )
}
