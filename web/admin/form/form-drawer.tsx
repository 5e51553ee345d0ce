import { useState, type ComponentProps, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { LeaveDialog, LeaveGuard, StaffForm } from './staff-form.tsx'

interface FormDrawerProps<Values extends FieldValues> extends ComponentProps<
  typeof StaffForm<Values>
> {
  title: string
  onClose: () => void
  /** Stands after the form. */
  below?: ReactNode
}

/** A form beside its list. Before what is not saved is lost, it asks. */
export function FormDrawer<Values extends FieldValues>({
  title,
  onClose,
  below,
  children,
  ...frame
}: FormDrawerProps<Values>) {
  const { t } = useTranslation()
  const [isLeaving, setIsLeaving] = useState(false)
  const { id, form } = frame
  return (
    <SidePanel
      isOpen
      onClose={() => (form.isDirty ? setIsLeaving(true) : onClose())}
      title={title}
      closeLabel={t('admin.close')}
      footer={
        <Button type="submit" form={id} width="full" isBusy={form.isBusy}>
          {t('admin.save')}
        </Button>
      }
    >
      <div className="grid content-start gap-6 p-5">
        <StaffForm {...frame}>
          {children}
          <LeaveGuard isDirty={form.isDirty} />
        </StaffForm>
        {below}
      </div>
      <LeaveDialog isOpen={isLeaving} onLeave={onClose} onStay={() => setIsLeaving(false)} />
    </SidePanel>
  )
}
