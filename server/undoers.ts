import type { Undoers } from './audit/undo.ts'
import { productUndoer } from './catalogue/undo-product.ts'
import { REFERENCE_UNDOERS } from './catalogue/undo-references.ts'
import { CONTACT_UNDOERS } from './contact/undo-contact.ts'
import { CONTENT_UNDOERS } from './content/undo-content.ts'
import { REVIEW_UNDOERS } from './reviews/undo-reviews.ts'
import { REDIRECT_UNDOERS } from './search/save-redirect.ts'
import { SEARCH_UNDOERS } from './search/save-synonym.ts'
import { SETTINGS_UNDOERS } from './settings-desk/undo-settings.ts'
import type { Shop } from './shop.ts'
import { STOCK_UNDOER } from './stock/undo-stock.ts'

/** What the audit log can put back. */
export function undoersOf(shop: Pick<Shop, 'references'>): Undoers {
  return {
    ...SETTINGS_UNDOERS,
    ...CONTENT_UNDOERS,
    ...REDIRECT_UNDOERS,
    ...SEARCH_UNDOERS,
    ...REVIEW_UNDOERS,
    ...CONTACT_UNDOERS,
    ...REFERENCE_UNDOERS,
    product: productUndoer(shop),
    stock: STOCK_UNDOER,
  }
}
