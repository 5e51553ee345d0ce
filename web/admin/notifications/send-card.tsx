import { useState } from 'react'

import { NOTIFICATION_LENGTHS } from '#contract/plain/notification.ts'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/plain/statuses.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { StaffForm } from '#web/admin/form/staff-form.tsx'
import { type StaffForm as Form, useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { type FoundUser, UserBox } from '#web/admin/form/user-box.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { NotificationRow } from '#web/commerce/notifications/notification-row.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Send } from '#web/ui/icons/send.ts'
import { X } from '#web/ui/icons/x.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

interface Values {
  to: 'one' | 'all'
  user_id: number | null
  type: NotificationType
  related_id: string
  title: string
  message: string
}

const NOTHING: Values = {
  to: 'one',
  user_id: null,
  type: 'info',
  related_id: '',
  title: '',
  message: '',
}

/** Writes a notification for one account or for all, and shows it as its reader will. */
export function SendCard({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const [user, setUser] = useState<FoundUser>()
  const [isAsking, setIsAsking] = useState(false)
  const form = useStaffForm<Values>({
    values: NOTHING,
    failure: t('admin.notifications.sendFailed'),
    async send(values) {
      await deliver(values).then(toasts.show, (error: unknown) => {
        // It is said again where one looks who has scrolled on to the list.
        toasts.showError(t('admin.notifications.notSent'))
        throw error
      })
      form.form.reset({ ...NOTHING, to: values.to })
      setUser(undefined)
      onSent()
    },
  })
  const { register, setValue, watch } = form.form
  const isToAll = watch('to') === 'all'
  const choose = (chosen: FoundUser | undefined) => {
    setUser(chosen)
    setValue('user_id', chosen?.id ?? null, { shouldValidate: form.form.formState.isSubmitted })
  }
  // Everybody is asked about first, once what was written is complete.
  const askOrSend = async () => {
    if (!isToAll) form.submit()
    else if (await form.form.trigger()) setIsAsking(true)
  }
  return (
    <section className="card told-send">
      <h2>{t('admin.notifications.send')}</h2>
      <StaffForm id="send-notification" form={{ ...form, submit: () => void askOrSend() }}>
        <Segmented
          label={t('admin.notifications.to')}
          value={isToAll ? 'all' : 'one'}
          onChange={(to) => setValue('to', to)}
          options={[
            { value: 'one', label: t('admin.notifications.toOne') },
            { value: 'all', label: t('admin.notifications.toAll') },
          ]}
        />
        {!isToAll && <Recipient form={form} user={user} onChoose={choose} />}
        <div className="staff-form-row">
          <SelectField label={t('admin.notifications.typeLabel')} {...register('type')}>
            {NOTIFICATION_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`admin.notifications.type.${type}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('admin.notifications.related')}
            optional={t('field.optional')}
            hint={t('admin.notifications.relatedHint')}
            inputMode="numeric"
            maxLength={9}
            error={form.errorOf('related_id')}
            {...register('related_id', {
              pattern: { value: /^\d*$/, message: t('admin.notifications.aNumber') },
            })}
          />
        </div>
        <TextField
          label={t('admin.notifications.titleLabel')}
          maxLength={NOTIFICATION_LENGTHS.title}
          autoComplete="off"
          error={form.errorOf('title')}
          {...register('title', { validate: (text) => text.trim() !== '' || t('rule.required') })}
        />
        <TextAreaField
          label={t('admin.notifications.message')}
          rows={4}
          maxLength={NOTIFICATION_LENGTHS.message}
          error={form.errorOf('message')}
          {...register('message', { validate: (text) => text.trim() !== '' || t('rule.required') })}
        />
        <Preview form={form} />
        <Button type="submit" width="full" icon={<Icon of={Send} />} isBusy={form.isBusy}>
          {form.isBusy ? t('admin.notifications.sending') : verbOf(isToAll, user, t)}
        </Button>
      </StaffForm>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.notifications.askAll')}
          verb={t('admin.notifications.sendToAll')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            form.submit()
          }}
        >
          <p>{t('admin.notifications.askAllText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function Recipient({
  form,
  user,
  onChoose,
}: {
  form: Form<Values>
  user: FoundUser | undefined
  onChoose: (user: FoundUser | undefined) => void
}) {
  const { t } = useTranslation()
  form.form.register('user_id', {
    validate: (id, { to }) => to === 'all' || id !== null || t('admin.notifications.noUser'),
  })
  if (user === undefined)
    return (
      <UserBox
        label={t('admin.notifications.user')}
        error={form.errorOf('user_id')}
        onChoose={onChoose}
      />
    )
  return (
    <p className="told-user">
      <span className="min-w-0 flex-1">
        <b className="block truncate">{user.name}</b>
        <span className="text-muted block truncate">{user.email}</span>
      </span>
      <IconButton
        label={t('admin.notifications.otherUser')}
        icon={<Icon of={X} />}
        onClick={() => onChoose(undefined)}
      />
    </p>
  )
}

/** As it will stand in the reader's list. */
function Preview({ form }: { form: Form<Values> }) {
  const { t } = useTranslation()
  const now = useNow()
  const { title, message, type } = form.form.watch()
  return (
    <div className="told-preview">
      <p className="label">{t('admin.notifications.preview')}</p>
      <ul className="note-list card" inert>
        <NotificationRow
          notification={{
            id: 0,
            user_id: 0,
            type,
            title: title.trim() === '' ? t('admin.notifications.titleLabel') : title,
            message,
            related_id: null,
            is_read: false,
            created_at: now.toISOString(),
          }}
          onOpen={() => undefined}
        />
      </ul>
    </div>
  )
}

function verbOf(
  isToAll: boolean,
  user: FoundUser | undefined,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (isToAll) return t('admin.notifications.sendToAll')
  return user === undefined
    ? t('admin.notifications.sendVerb')
    : t('admin.notifications.sendTo', { name: user.name })
}

/** Sends it; says what was done, in words. */
async function deliver({ to, user_id: userId, related_id: related, ...text }: Values) {
  const body = { ...text, related_id: related === '' ? null : Number(related) }
  if (to === 'all') {
    const { message, data } = await staffCall('POST /admin/send-notification-to-all', { body })
    return `${message} (${data.count})`
  }
  const { message } = await staffCall('POST /admin/send-notification', {
    body: { ...body, user_id: userId ?? 0 },
  })
  return message
}
