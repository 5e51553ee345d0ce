import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AdminOrder } from './order-loader.ts'

/** What is printed and sent for this order. */
export function DocumentMenu({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const documents = [
    ...order.documents.map(({ kind, number }) => ({
      name: t(`admin.document.${kind}`, { number }),
      path: `/admin/orders/${order.id}/documents/${kind}/${encodeURIComponent(number)}`,
    })),
    { name: t('admin.order.packingSlip'), path: `/admin/orders/${order.id}/packing-slip` },
    { name: t('admin.order.label'), path: `/admin/orders/${order.id}/label` },
  ]
  return (
    <PopoverMenu
      buttonLook="btn btn-secondary"
      button={
        <>
          <Icon of={FileText} />
          {t('admin.order.documents')}
          <Icon of={ChevronDown} />
        </>
      }
    >
      {(close) =>
        documents.map(({ name, path }) => (
          <button
            key={path}
            type="button"
            className="menu-item"
            onClick={() => {
              close()
              saveFile(path).catch((error: unknown) =>
                toasts.showError(refusalText(error, t('admin.failure.title'))),
              )
            }}
          >
            {name}
          </button>
        ))
      }
    </PopoverMenu>
  )
}
