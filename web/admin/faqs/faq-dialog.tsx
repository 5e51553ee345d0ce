import { FAQ_GROUPS, FAQ_STATUSES, type FaqGroup } from '#contract/plain/faq-groups.ts'
import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { MarkdownFields } from '#web/admin/form/markdown-field.tsx'
import { FormDialog } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { FaqRow } from './faqs-loader.ts'

/** A question that is added or changed. */
export function FaqDialog({
  faq,
  group,
  onClose,
  onSaved,
}: {
  /** None for a new one. */
  faq: FaqRow | undefined
  /** The group that is being looked at. */
  group: FaqGroup
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useTranslation()
  const form = useStaffForm({
    values: valuesOf(faq, group),
    current: (record) => {
      const theirs = record as FaqRow
      return { values: valuesOf(theirs, group), version: theirs.version }
    },
    async send(body, version = faq?.version) {
      await (faq === undefined
        ? staffCall('POST /admin/faqs', { body })
        : staffCall('PUT /admin/faqs/{id}', {
            params: { id: faq.id },
            body: { ...body, ...(version !== undefined && { version }) },
          }))
      toasts.show(t('admin.faqs.saved'))
      onSaved()
      onClose()
    },
  })
  const { register } = form.form
  return (
    <FormDialog
      isOpen
      isWide
      onClose={onClose}
      title={t(faq === undefined ? 'admin.faqs.add' : 'admin.faqs.edit')}
      verb={t('admin.faqs.save')}
      form={form}
      record={faq && { entity: 'faq', id: faq.id }}
      names={{
        group: 'admin.faqs.groupLabel',
        status: 'admin.orders.status',
        question: 'admin.faqs.questionEn',
        question_nl: 'admin.faqs.questionNl',
        question_fr: 'admin.faqs.questionFr',
        answer: 'admin.faqs.answerEn',
        answer_nl: 'admin.faqs.answerNl',
        answer_fr: 'admin.faqs.answerFr',
      }}
    >
      <div className="staff-form-row">
        <SelectField label={t('admin.faqs.groupLabel')} {...register('group')}>
          {FAQ_GROUPS.map((one) => (
            <option key={one} value={one}>
              {t(`admin.faqs.group.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('admin.orders.status')} {...register('status')}>
          {FAQ_STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`admin.faqs.status.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <LanguageFields
        form={form}
        name="question"
        label={t('admin.faqs.question')}
        maxLength={200}
        isRequired
      />
      <MarkdownFields
        form={form}
        name="answer"
        label={t('admin.faqs.answer')}
        hint={t('admin.faqs.answerHint', { fact: '{{fee.BE}}' })}
        rows={9}
        maxLength={5000}
        isRequired
      />
    </FormDialog>
  )
}

function valuesOf(faq: FaqRow | undefined, group: FaqGroup) {
  return {
    group: faq?.group ?? group,
    status: faq?.status ?? ('draft' as const),
    question: faq?.question ?? '',
    question_nl: faq?.question_nl ?? '',
    question_fr: faq?.question_fr ?? '',
    answer: faq?.answer ?? '',
    answer_nl: faq?.answer_nl ?? '',
    answer_fr: faq?.answer_fr ?? '',
  }
}
