import { adminPath } from '#web/admin/admin-path.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Upload } from '#web/ui/icons/upload.ts'
import { Link } from '#web/ui/link.tsx'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { productsQuery } from './products-loader.ts'

const FORMATS = [
  ['csv', 'admin.imports.exportCsv'],
  ['json', 'admin.imports.exportJson'],
] as const

/** A new article by hand, many from a file, and all of the list as a file that can come in again. */
export function ProductActions() {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <>
      <Link className="btn btn-primary" to={adminPath.newProduct}>
        <Icon of={Plus} />
        {t('admin.products.add')}
      </Link>
      <Link className="btn btn-secondary" to={adminPath.productImports}>
        <Icon of={Upload} />
        {t('admin.imports.open')}
      </Link>
      <PopoverMenu
        buttonLook="btn btn-secondary"
        button={
          <>
            <Icon of={FileText} />
            {t('admin.imports.exportAll')}
            <Icon of={ChevronDown} />
          </>
        }
      >
        {(close) =>
          FORMATS.map(([format, text]) => (
            <button
              key={format}
              type="button"
              className="menu-item"
              onClick={() => {
                close()
                const query = filterOf(new URL(search, window.location.origin), format)
                saveFile(`/admin/products/export?${query.toString()}`).catch((error: unknown) =>
                  toasts.showError(refusalText(error, t('admin.failure.title'))),
                )
              }}
            >
              {t(text)}
            </button>
          ))
        }
      </PopoverMenu>
    </>
  )
}

const OF_THE_LIST = new Set(['page', 'per_page', 'sort', 'direction'])

/** What the list is filtered by, without its page and order: a file has its own. */
function filterOf(url: URL, format: string): URLSearchParams {
  const filter = Object.entries(productsQuery(url)).filter(([name]) => !OF_THE_LIST.has(name))
  return new URLSearchParams([
    ...filter.map(([name, value]) => [name, String(value)]),
    ['format', format],
  ])
}
