import { Code } from '#web/commerce/card/code.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Kept } from '#web/ui/kept.tsx'

import type { ProductView } from './product-view.ts'
import { specifications } from './specifications.ts'

/** Every known attribute of the article. */
export function SpecificationList(props: { product: ProductView }) {
  return (
    <Kept
      as="section"
      id="specifications"
      className="min-w-0"
      aria-labelledby="specifications-title"
      part={Specifications}
      props={props}
    />
  )
}

function Specifications({ product }: { product: ProductView }) {
  const { t, language } = useTranslation()
  return (
    <>
      <h2 id="specifications-title" className="mb-3 text-xl">
        {t('productPage.specifications')}
      </h2>
      <dl>
        {specifications(product, t, language).map(({ label, value, isCode }) => (
          <div key={label} className="spec-row">
            {/* i18n: spec.* */}
            <dt className="text-muted">{t(label)}</dt>
            <dd className="num font-medium">{isCode === true ? <Code>{value}</Code> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
