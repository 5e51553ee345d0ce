import type { Shop } from '#server/shop.ts'

import { documentPdf } from './document-pdf.ts'
import { checksumOf, type DocumentRow, fileOfDocument, insertDocumentFile } from './queries.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { ublOf } from './ubl.ts'

export const FORMATS = {
  pdf: { type: 'application/pdf', ending: 'pdf', make: documentPdf },
  ubl: {
    type: 'application/xml',
    ending: 'xml',
    make: async (of: Snapshot) => Buffer.from(ublOf(of)),
  },
} as const
export type Format = keyof typeof FORMATS

/**
 * A document as a file: made when it is first asked for, then kept. One that was lost or altered in the
 * media store is made again from the snapshot; should another release draw it otherwise, that is logged.
 */
export async function documentFile(
  { db, media, log }: Pick<Shop, 'db' | 'media' | 'log'>,
  row: DocumentRow,
  format: Format,
): Promise<{ name: string; content: Buffer; type: string }> {
  const { type, ending, make } = FORMATS[format]
  const name = `${row.number}.${ending}`
  const kept = await fileOfDocument(db, row.id, format)
  const stored = kept && (await media.get(kept.media_key))
  if (kept && stored && checksumOf(stored).equals(kept.checksum))
    return { name, type, content: stored }
  const content = await make(readSnapshot(row))
  const key = kept?.media_key ?? `documents/${row.issued_on.slice(0, 4)}/${name}`
  if (kept !== undefined && !checksumOf(content).equals(kept.checksum)) {
    log.error({ document: row.number, format }, 'a lost file could not be made again as it was')
    return { name, type, content }
  }
  await media.put(key, content)
  await insertDocumentFile(db, { documentId: row.id, format, key, checksum: checksumOf(content) })
  return { name, type, content }
}
