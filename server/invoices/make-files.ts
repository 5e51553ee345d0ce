import type { Shop } from '#server/shop.ts'

import { documentFile } from './document-file.ts'
import { documentById } from './queries.ts'

/** Makes the PDF of a document as soon as it is issued, so that nobody waits for it. */
export async function makeFiles(shop: Shop, documentId: number): Promise<void> {
  const row = await documentById(shop.db, documentId)
  if (row !== undefined) await documentFile(shop, row, 'pdf')
}
