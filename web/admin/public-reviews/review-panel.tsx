import { useEffect, useState } from 'react'

import { StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { staffCall } from '#web/admin/staff.ts'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { Check } from '#web/ui/icons/check.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { X } from '#web/ui/icons/x.ts'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { ReviewRow } from './public-reviews-loader.ts'
import { ReviewBadge } from './review-badge.tsx'
import { aboutOf } from './review-columns.tsx'

/** A review beside the list: all of it, and the shop's answer. */
export function ReviewPanel({
  review,
  onClose,
  onChanged,
  onPublish,
  onReject,
  onDelete,
}: {
  review: ReviewRow
  onClose: () => void
  onChanged: () => void
  onPublish: (review: ReviewRow) => void
  onReject: (review: ReviewRow) => void
  onDelete: (review: ReviewRow) => void
}) {
  const { t } = useTranslation()
  const { status } = review
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t('admin.reviews.review')}
      closeLabel={t('admin.close')}
      footer={
        <div className="flex flex-wrap gap-2">
          {status !== 'published' && (
            <Button icon={<Icon of={Check} />} onClick={() => onPublish(review)}>
              {t('admin.reviews.publish')}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button look="secondary" icon={<Icon of={X} />} onClick={() => onReject(review)}>
              {t('admin.reviews.reject')}
            </Button>
          )}
          <Button look="danger-quiet" icon={<Icon of={Trash2} />} onClick={() => onDelete(review)}>
            {t('admin.reviews.delete')}
          </Button>
        </div>
      }
    >
      <div className="review-panel">
        <Words review={review} />
        <Answer key={review.version} review={review} onChanged={onChanged} />
      </div>
    </SidePanel>
  )
}

function Words({ review }: { review: ReviewRow }) {
  const { t, language } = useTranslation()
  const { rating, title, opinion, name, email, product, status, reason } = review
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Stars rating={rating} label={t('reviews.rating', { rating })} />
        <ReviewBadge status={status} />
      </p>
      <h3 lang={review.language}>{title}</h3>
      <p className="desk-text" lang={review.language}>
        {opinion}
      </p>
      <p className="text-muted">
        <b className="text-text block">{name}</b>
        <span className="block break-all">{email}</span>
        {dateAndTime(review.created_at, language)}
      </p>
      {review.is_purchase_verified && (
        <p className="desk-bought">
          <Icon of={BadgeCheck} />
          {t('admin.reviews.bought')}
        </p>
      )}
      {product === null ? (
        <p>{aboutOf(review, language, t)}</p>
      ) : (
        <a className="link" href={paths.product(product.slug)}>
          {aboutOf(review, language, t)}
        </a>
      )}
      {status === 'rejected' && reason !== null && (
        <Alert tone="warning">
          <b>{t('admin.order.reason')}</b> {reason}
        </Alert>
      )}
    </>
  )
}

function Answer({ review: current, onChanged }: { review: ReviewRow; onChanged: () => void }) {
  const { t } = useTranslation()
  const [review, setReview] = useState(current)
  const isShown = review.status === 'published'
  const form = useStaffForm({
    values: { reply: review.reply ?? '' },
    current: (record) => {
      const theirs = record as ReviewRow
      return { values: { reply: theirs.reply ?? '' }, version: theirs.version }
    },
    async send({ reply }, version = review.version) {
      const { message } = await staffCall('PATCH /admin/public-reviews/{id}', {
        params: { id: review.id },
        body: { reply, status: 'published', version },
      })
      toasts.show(message)
      form.form.reset({ reply })
      onChanged()
    },
  })
  // What is being written answers the review as it was; a colleague's answer meanwhile is a conflict.
  if (current !== review && !form.isDirty) setReview(current)
  const { reset } = form.form
  useEffect(() => reset({ reply: review.reply ?? '' }), [review, reset])
  return (
    <div className="desk-answer">
      <StaffForm
        id="desk-answer"
        form={form}
        record={{ entity: 'review', id: review.id }}
        names={{ reply: 'admin.reviews.answer' }}
      >
        <TextAreaField
          label={t('admin.reviews.answer')}
          hint={t('admin.reviews.answerHint')}
          rows={4}
          maxLength={4000}
          error={form.errorOf('reply')}
          {...form.form.register('reply')}
        />
        <Button type="submit" look={isShown ? 'primary' : 'secondary'} isBusy={form.isBusy}>
          {t(isShown ? 'admin.reviews.saveAnswer' : 'admin.reviews.publishWithAnswer')}
        </Button>
      </StaffForm>
    </div>
  )
}
