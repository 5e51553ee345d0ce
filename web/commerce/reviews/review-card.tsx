import { ProductName } from '#web/commerce/card/code.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import mark from '#web/pictures/mark.svg'
import { Icon } from '#web/ui/icon.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'

import type { Review } from './review.ts'

/** What somebody thinks, with what the shop answers. It stands in the language it was written in. */
export function ReviewCard({
  review,
  level = 2,
  about = 'any',
}: {
  review: Review
  level?: 2 | 3
  /** `this`: on the page of the article it is about, which needs no naming. */
  about?: 'any' | 'this'
}) {
  const { t, language, reading } = useTranslation()
  const Heading = `h${level}` as const
  const { rating, title, opinion, name, product, created_at: createdAt } = review
  const lang = review.language === language ? undefined : review.language
  return (
    <article className="card card-pad review">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} label={t('reviews.rating', { rating })} />
        <time className="num text-subtle ml-auto text-sm" dateTime={createdAt}>
          {shortDate(createdAt, language)}
        </time>
      </div>
      <Heading className="mt-2 text-lg" lang={lang}>
        {title}
      </Heading>
      <p className="review-text mt-1" lang={lang}>
        {opinion}
      </p>
      <p className="text-muted mt-3 flex flex-wrap items-center gap-x-3 text-sm">
        <b className="text-text font-semibold">{name}</b>
        {review.is_purchase_verified && (
          <span className="review-bought">
            <Icon of={CircleCheck} />
            {t('reviews.bought')}
          </span>
        )}
        {product !== null && about === 'any' && (
          <Link className="link" to={paths.product(product.slug)}>
            <ProductName name={localName(product, reading)} />
          </Link>
        )}
      </p>
      {review.reply !== null && <Answer reply={review.reply} lang={lang} />}
    </article>
  )
}

function Answer({ reply, lang }: { reply: string; lang: Review['language'] | undefined }) {
  const { t } = useTranslation()
  const { name: shop } = useSettings().shop
  return (
    <div className="review-answer">
      <img src={mark} alt="" width="28" height="28" />
      <div className="min-w-0">
        <b className="font-semibold">{t('reviews.answer', { shop })}</b>
        <p className="review-text text-muted" lang={lang}>
          {reply}
        </p>
      </div>
    </div>
  )
}
