import { ProductName } from '#web/commerce/card/code.tsx'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule } from '#web/commerce/form/field-rules.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { askForStock } from './ask-for-stock.ts'

interface NotifyDialogProps {
  product: { id: number; name: string }
  colorId: number | null
  isOpen: boolean
  onClose: () => void
}

/** Where a guest wants the mail. */
export function NotifyDialog({ product, colorId, isOpen, onClose }: NotifyDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: { email: '' },
    rules: { email: emailRule },
    send: async ({ email }) => {
      await askForStock(product.id, colorId, email)
      onClose()
    },
    failure: 'stockAlert.failure',
  })
  const id = form.text('email').id
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('stockAlert.title')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('stockAlert.cancel')}
          </Button>
          <Button type="submit" form={`${id}-form`} isBusy={form.isBusy}>
            {t('stockAlert.send')}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="grid gap-4"
        method="dialog"
        noValidate
        onSubmit={form.submit}
      >
        <div>
          <p className="text-text font-semibold">
            <ProductName name={product.name} />
          </p>
          <p>{t('stockAlert.text')}</p>
        </div>
        {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
        <EmailField field={form.text('email')} autoComplete="email" />
      </form>
    </Dialog>
  )
}
