import { useEffect, useRef, useState } from 'react'

import { isBlank } from '#contract/plain/contact-details.ts'
import { HONEYPOT } from '#contract/plain/honeypot.ts'
import { REVIEW_LENGTHS } from '#contract/plain/reviews.ts'
import { EmailField } from '#web/commerce/form/email-field.tsx'
import { emailRule, requiredRule } from '#web/commerce/form/field-rules.ts'
import { Honeypot } from '#web/commerce/form/honeypot.tsx'
import type { Rules } from '#web/commerce/form/use-fields.ts'
import { useForm } from '#web/commerce/form/use-form.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'

import { RatingField } from './rating-field.tsx'
import { type Reviewer, useReviewer } from './use-reviewer.ts'

const EMPTY = {
  rating: '',
  title: '',
  opinion: '',
  name: '',
  email: '',
  product_id: '',
  [HONEYPOT]: '',
}
type Values = typeof EMPTY

const RULES: Rules<Values> = {
  rating: ({ rating }) => (rating === '' ? 'reviewForm.ratingRequired' : undefined),
  title: ({ title }) => requiredRule(title),
  opinion: ({ opinion }) => (isBlank(opinion) ? 'reviewForm.opinionRequired' : undefined),
  name: ({ name }) => requiredRule(name),
  email: emailRule,
}

interface ReviewFormProps {
  /** The article it is about; without one it is about the shop, or an article of an order. */
  productId?: number
  level?: 2 | 3
  /** It was asked for, and takes the focus. */
  hasFocus?: boolean
}

/** Says what one thinks. Whoever is signed in, or comes by a mail about an order, finds name and address filled in. */
export function ReviewForm({ productId, level = 2, hasFocus = false }: ReviewFormProps) {
  const { t } = useTranslation()
  const reviewer = useReviewer()
  const [sent, setSent] = useState<string>()
  const Heading = `h${level}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  return (
    <section id="write" className="card card-pad scroll-mt-40" aria-labelledby="write-title">
      <Heading ref={heading} id="write-title" className="text-2xl" tabIndex={-1}>
        {t('reviewForm.title')}
      </Heading>
      {sent === undefined ? (
        <Fields reviewer={reviewer} productId={productId} onSent={setSent} />
      ) : (
        <div className="mt-4 grid justify-items-start gap-4">
          <Alert tone="success">{sent}</Alert>
          <Button look="secondary" onClick={() => setSent(undefined)}>
            {t('reviewForm.another')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Fields({
  reviewer,
  productId,
  onSent,
}: {
  reviewer: Reviewer | undefined
  productId: number | undefined
  onSent: (message: string) => void
}) {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: EMPTY,
    rules: RULES,
    failure: 'reviewForm.failure',
    send: async ({ rating, product_id: chosen, ...texts }) => {
      const about = productId ?? (chosen === '' ? null : Number(chosen))
      const body = { ...texts, rating: Number(rating), product_id: about }
      const { message } = await browserCall('POST /reviews', { body })
      onSent(message)
    },
  })
  useFilledIn(reviewer, form.fill)
  return (
    <form className="mt-4 grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {productId === undefined && reviewer !== undefined && reviewer.articles.length > 0 && (
        <AboutField articles={reviewer.articles} field={form.text('product_id')} />
      )}
      <RatingField
        id={form.idOf('rating')}
        rating={Number(form.values.rating)}
        error={form.errors.rating}
        onChange={(rating) => form.change({ rating: String(rating) })}
      />
      <TextField
        {...form.text('title')}
        label={t('reviewForm.heading')}
        maxLength={REVIEW_LENGTHS.title}
        autoComplete="off"
        aria-required
      />
      <TextAreaField
        {...form.text('opinion')}
        label={t('reviewForm.opinion')}
        rows={4}
        maxLength={REVIEW_LENGTHS.opinion}
        aria-required
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.text('name')}
          label={t('reviewForm.name')}
          hint={t('reviewForm.nameHint')}
          maxLength={REVIEW_LENGTHS.name}
          autoComplete="given-name"
          aria-required
        />
        <EmailField
          field={form.text('email')}
          label={t('reviewForm.email')}
          hint={t('reviewForm.emailHint')}
          autoComplete="email"
        />
      </div>
      <Honeypot
        label={t('service.trap')}
        value={form.values[HONEYPOT]}
        onChange={({ target }) => form.change({ [HONEYPOT]: target.value })}
      />
      {form.refusal !== undefined && <Alert tone="danger">{form.refusal}</Alert>}
      <Button
        className="justify-self-start max-sm:w-full"
        type="submit"
        size="large"
        isBusy={form.isBusy}
      >
        {t('reviewForm.submit')}
      </Button>
    </form>
  )
}

function AboutField({
  articles,
  field,
}: {
  articles: Reviewer['articles']
  field: { id: string; name: string; value: string; error: string | undefined }
}) {
  const { t } = useTranslation()
  const { name: shop } = useSettings().shop
  return (
    <SelectField {...field} label={t('reviewForm.about')}>
      <option value="">{t('reviewForm.shop', { shop })}</option>
      {articles.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Fills in who it is once that is known; what somebody typed meanwhile stays. */
function useFilledIn(
  reviewer: Reviewer | undefined,
  fill: (change: (values: Values) => Values) => void,
): void {
  const filled = useRef<Reviewer>(undefined)
  useEffect(() => {
    if (reviewer === undefined || filled.current === reviewer) return
    filled.current = reviewer
    const [first] = reviewer.articles
    fill((values) => ({
      ...values,
      name: values.name || reviewer.name,
      email: values.email || reviewer.email,
      product_id: values.product_id || (first === undefined ? '' : String(first.id)),
    }))
  })
}
