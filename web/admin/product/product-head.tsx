import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { ProductStatusBadge } from '#web/admin/products/product-status-badge.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { EyeOff } from '#web/ui/icons/eye-off.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { ArchiveDialog } from './archive-dialog.tsx'
import type { AdminProduct, ProductData } from './product-loader.ts'

/** What it is, and what can be done with it as a whole. */
export function ProductHead({ data: { product } }: { data: ProductData }) {
  const { t, language } = useTranslation()
  if (product === undefined)
    return <RecordHead back={adminPath.products} title={t('admin.products.add')} />
  return (
    <RecordHead
      back={adminPath.products}
      title={localName(product, language)}
      facts={
        <>
          <ProductStatusBadge status={product.status} />
          <Code>{product.sku}</Code>
        </>
      }
    >
      <a className="btn btn-secondary" href={product.shop_path} target="_blank" rel="noreferrer">
        <Icon of={Eye} />
        {t(product.status === 'draft' ? 'admin.product.preview' : 'admin.product.viewInShop')}
      </a>
      <Doings product={product} />
    </RecordHead>
  )
}

function Doings({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [asked, setAsked] = useState<'archive' | 'delete'>()
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) =>
      toasts.showError(refusalText(error, t('admin.failure.title'))),
    )
  const params = { id: product.id }
  return (
    <>
      <Button
        look="secondary"
        icon={<Icon of={Copy} />}
        onClick={() =>
          attempt(async () => {
            const { data, message } = await staffCall('POST /admin/products/{id}/duplicate', {
              params,
              body: {},
            })
            toasts.show(message)
            await navigate(adminPath.product(data.id))
          })
        }
      >
        {t('admin.product.duplicate')}
      </Button>
      {product.status === 'active' && (
        <Button look="secondary" icon={<Icon of={EyeOff} />} onClick={() => setAsked('archive')}>
          {t('admin.products.bulk.archive')}
        </Button>
      )}
      {product.can_delete && (
        <Button look="danger-quiet" icon={<Icon of={Trash2} />} onClick={() => setAsked('delete')}>
          {t('admin.products.bulk.delete')}
        </Button>
      )}
      {asked === 'archive' && (
        <ArchiveDialog
          product={product}
          onClose={() => setAsked(undefined)}
          onDone={() => void revalidator.revalidate()}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('admin.product.deleteTitle')}
          verb={t('admin.products.bulk.delete')}
          isDanger
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            attempt(async () => {
              const { message } = await staffCall('DELETE /admin/products/{id}', { params })
              toasts.show(message)
              await navigate(adminPath.products)
            })
          }
        >
          {t('admin.product.deleteText')}
        </ConfirmDialog>
      )}
    </>
  )
}
