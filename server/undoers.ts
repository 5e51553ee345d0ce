import { joined, type Undoers } from './audit/undo.ts'
import { PRICE_UNDOER } from './catalogue/undo-prices.ts'
import { CONTACT_UNDOERS } from './contact/undo-contact.ts'
import { CONTENT_UNDOERS } from './content/undo-content.ts'
import { REVIEW_UNDOERS } from './reviews/undo-reviews.ts'
import { SETTINGS_UNDOERS } from './settings-desk/undo-settings.ts'
import { THRESHOLD_UNDOER } from './stock/undo-threshold.ts'

/** What the audit log can put back. */
export const UNDOERS: Undoers = {
  ...SETTINGS_UNDOERS,
  ...CONTENT_UNDOERS,
  ...REVIEW_UNDOERS,
  ...CONTACT_UNDOERS,
  product: joined(PRICE_UNDOER, THRESHOLD_UNDOER),
}
