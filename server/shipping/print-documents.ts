import { deskItems } from '#server/orders/desk-queries.ts'
import { showAnyOrder } from '#server/orders/show-order.ts'
import { A4, A6, bytesOfPaper, openPaper } from '#server/platform/pdf-paper.ts'
import { type PdfWriter, writeOn } from '#server/platform/pdf-writer.ts'
import type { Settings } from '#server/settings/defaults.ts'
import type { Shop } from '#server/shop.ts'

import { documentVoice, type DocumentVoice } from './document-voice.ts'
import { writeLabel } from './label.ts'
import { writePackingSlip } from './packing-slip.ts'
import type { PrintedOrder } from './printed-order.ts'

export interface PdfDownload {
  name: string
  content: Buffer
}

/** What is to be packed of each order. Throws `not_found` when one does not exist. */
export function printPackingSlips(shop: Shop, ids: readonly number[]): Promise<PdfDownload> {
  return print(shop, ids, {
    name: 'packing-slip',
    size: A4,
    margin: 50,
    titleOf: ({ t }) => t(ids.length > 1 ? 'bulk.packing_slips' : 'packing_slip.title'),
    write: writePackingSlip,
  })
}

/** The address label of each order. Throws `not_found` when one does not exist. */
export function printLabels(shop: Shop, ids: readonly number[]): Promise<PdfDownload> {
  return print(shop, ids, {
    name: 'label',
    size: A6,
    margin: 24,
    titleOf: ({ t }) => t(ids.length > 1 ? 'bulk.labels' : 'label.title'),
    write: writeLabel,
  })
}

interface Printed {
  name: string
  size: { width: number; height: number }
  margin: number
  titleOf: (voice: DocumentVoice) => string
  write: (pdf: PdfWriter, printed: PrintedOrder, settings: Settings) => void
}

async function print(
  shop: Shop,
  ids: readonly number[],
  { name, size, margin, titleOf, write }: Printed,
): Promise<PdfDownload> {
  const settings = await shop.settings.get()
  const printed: PrintedOrder[] = []
  for (const id of ids)
    printed.push({ order: await showAnyOrder(shop, id), items: await deskItems(shop.db, id) })
  const [first] = printed
  const voice = documentVoice(first?.order.language ?? 'en')
  const single = printed.length === 1 ? first?.order.order_number : undefined
  const title = [titleOf(voice), single].filter(Boolean).join(' ')
  const paper = await openPaper({
    title,
    author: settings.shop.legal_name,
    language: voice.language,
    createdAt: shop.clock(),
    size,
    margin,
  })
  writeOn(paper, (pdf) => {
    for (const one of printed) write(pdf, one, settings)
  })
  const content = await bytesOfPaper(paper)
  return { name: `${[name, single].filter(Boolean).join('-')}.pdf`, content }
}
