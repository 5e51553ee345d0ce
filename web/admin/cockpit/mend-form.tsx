import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

import type { CockpitQueue } from '#contract/plain/cockpit.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { ConfirmFits, AddPrinters } from './fit-forms.tsx'
import type { AdminProduct, ArticleMendProps, MendProps } from './mend.ts'
import { NameForTerm, ArticlesOfPrinter } from './printer-forms.tsx'
import { EanForm, PictureForm, TranslationForm, YieldForm } from './product-forms.tsx'
import { Counterpart, SoldOut } from './range-forms.tsx'

const OF_ARTICLE: Record<
  Exclude<CockpitQueue, 'printers' | 'searches'>,
  ComponentType<ArticleMendProps>
> = {
  translation: TranslationForm,
  picture: PictureForm,
  ean: EanForm,
  yield: YieldForm,
  fit: AddPrinters,
  fit_source: ConfirmFits,
  counterpart: Counterpart,
  sold_out: SoldOut,
}

/** The fields that a queue is about. */
export function MendForm({ queue, ...rest }: MendProps & { queue: CockpitQueue }) {
  if (queue === 'printers')
    return (
      <FirstFieldFocused>
        <ArticlesOfPrinter {...rest} />
      </FirstFieldFocused>
    )
  if (queue === 'searches')
    return (
      <FirstFieldFocused>
        <NameForTerm term={rest.row.subject} onDone={rest.onDone} />
      </FirstFieldFocused>
    )
  return <ArticleForm Form={OF_ARTICLE[queue]} {...rest} />
}

function ArticleForm({ Form, ...rest }: MendProps & { Form: ComponentType<ArticleMendProps> }) {
  const { t } = useTranslation()
  const { product, fault } = useProduct(rest.row.id)
  if (fault !== undefined) return <Alert tone="danger">{fault}</Alert>
  if (product === undefined)
    return (
      <p role="status" aria-label={t('admin.cockpit.loading')}>
        <Spinner />
      </p>
    )
  return (
    <FirstFieldFocused>
      <Form product={product} {...rest} />
    </FirstFieldFocused>
  )
}

/** Whoever opened the drawer by keyboard types on. */
function FirstFieldFocused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return <div ref={box}>{children}</div>
}

function useProduct(id: number) {
  const { t } = useTranslation()
  const [product, setProduct] = useState<AdminProduct>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let isOver = false
    staffCall('GET /admin/products/{id}', { params: { id } }).then(
      ({ data }) => isOver || setProduct(data),
      (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
    )
    return () => {
      isOver = true
    }
  }, [id, t])
  return { product, fault }
}
