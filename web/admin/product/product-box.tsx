import { useEffect, useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field } from '#web/ui/field.tsx'

import type { ProductLink } from './product-loader.ts'

const WAIT_MS = 200
const SHOWN = '8'

/** Names another article by a part of its name, its SKU, EAN or code. */
export function ProductBox({
  label,
  error,
  isTaken,
  onChoose,
}: {
  label: string
  error?: string | undefined
  /** What cannot be chosen: itself, and what is there already. */
  isTaken: (id: number) => boolean
  onChoose: (product: ProductLink) => void
}) {
  const { t, language } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { products, fault } = useFound(text.trim())
  const options = products?.filter(({ id }) => !isTaken(id))
  return (
    <Field label={label} error={error ?? fault}>
      {(control) => (
        <Combobox
          control={control}
          name="product"
          text={text}
          onText={setText}
          options={(options ?? []).map((product) => ({
            value: String(product.id),
            label: localName(product, language),
            detail: product.sku,
          }))}
          onChoose={(id) => {
            const chosen = options?.find((one) => String(one.id) === id)
            setText('')
            if (chosen !== undefined) onChoose(chosen)
          }}
          isOpen={isOpen && text.trim() !== ''}
          onOpen={setIsOpen}
          listLabel={t('admin.find.products')}
          placeholder={t('admin.products.search')}
          foot={options?.length === 0 ? t('admin.list.nothingFound') : undefined}
        />
      )}
    </Field>
  )
}

function useFound(search: string) {
  const { t } = useTranslation()
  const [found, setFound] = useState<{ search: string; products: readonly ProductLink[] }>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (search === '') return undefined
    let isOver = false
    const timer = setTimeout(() => {
      setFault(undefined)
      staffCall('GET /admin/products', {
        query: { search, per_page: SHOWN, sort: 'popularity', direction: 'desc' },
      }).then(
        ({ data }) => isOver || setFound({ search, products: data }),
        (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [search, t])
  return { products: found?.search === search ? found.products : undefined, fault }
}
