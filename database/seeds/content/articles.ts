import type { DrawingKind } from '#contract/plain/drawing.ts'

export interface DemoArticle {
  /** Its texts stand in `blog/<slug>.<language>.md`. */
  slug: string
  category: 'accessories-tips' | 'ink-tips' | 'printer-tips' | 'unclassified' | 'new-printers'
  author: string
  status: 'draft' | 'scheduled' | 'published'
  /** What is drawn on its card, in which colour and with what on the pack; its category’s drawing when left out. */
  drawing?: readonly [DrawingKind, color: string, label: string]
  /** From the day the demo is loaded on: negative ones have passed. */
  days: number
  /** The products it speaks of. */
  skus: readonly string[]
}

const NADIA = 'Nadia Amrani'
const WOUT = 'Wout Claes'
const LIEN = 'Lien Maes'

/** Written for the demo by invented people of the shop. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'what-a-page-costs',
    drawing: ['ink-xl', 'black', '305XL'],
    category: 'ink-tips',
    author: LIEN,
    status: 'published',
    days: -4,
    skus: ['OC-HP-305XL-MULTI', 'OC-BR-TN2420', 'CA-GI51-BK'],
  },
  {
    slug: 'drum-or-toner',
    drawing: ['drum', 'none', 'DR-2400'],
    category: 'printer-tips',
    author: WOUT,
    status: 'published',
    days: -11,
    skus: ['OC-BR-DR2400', 'OC-BR-TN2420', 'OC-HP-17A-BK'],
  },
  {
    slug: 'dried-print-head',
    drawing: ['ink-xl', 'tricolour', '305XL'],
    category: 'ink-tips',
    author: NADIA,
    status: 'published',
    days: -20,
    skus: ['OC-HP-305XL-CL', 'OC-CA-PG545XL-BK', 'OC-CLEAN-WIPES'],
  },
  {
    slug: 'choosing-a-printer',
    category: 'new-printers',
    author: WOUT,
    status: 'published',
    days: -32,
    skus: ['BR-HLL2400DW', 'BR-MFCJ1010DW', 'HP-SMARTTANK5105'],
  },
  {
    slug: 'storing-ink-toner-paper',
    category: 'accessories-tips',
    author: NADIA,
    status: 'published',
    days: -46,
    skus: ['OC-PAP-A4-80-500', 'OC-PAP-A4-80-RECY', 'OC-PHOTO-A4-GL-200'],
  },
  {
    slug: 'cartridge-chips-explained',
    drawing: ['ink', 'black', '903'],
    category: 'ink-tips',
    author: LIEN,
    status: 'published',
    days: -59,
    skus: ['OC-HP-903XL-MULTI', 'OC-HP-912XL-BK'],
  },
  {
    slug: 'find-your-printers-name',
    category: 'printer-tips',
    author: WOUT,
    status: 'published',
    days: -75,
    skus: [],
  },
  {
    slug: 'what-page-yield-means',
    drawing: ['toner-xl', 'black', 'TN-2420'],
    category: 'ink-tips',
    author: LIEN,
    status: 'published',
    days: -94,
    skus: ['OC-HP-903XL-BK', 'OC-BR-TN2420-2PK'],
  },
  {
    slug: 'printing-with-less-waste',
    drawing: ['box', 'none', ''],
    category: 'unclassified',
    author: NADIA,
    status: 'published',
    days: -120,
    skus: ['OC-PAP-A4-80-RECY', 'OC-HP-301XL-BK'],
  },
  {
    slug: 'ink-or-toner',
    drawing: ['ink-bottle', 'cyan', ''],
    category: 'printer-tips',
    author: WOUT,
    status: 'published',
    days: -141,
    skus: ['BR-HLL2400DW', 'BR-MFCJ1010DW'],
  },
  {
    slug: 'printer-says-offline',
    drawing: ['cable', 'none', ''],
    category: 'printer-tips',
    author: WOUT,
    status: 'scheduled',
    days: 9,
    skus: ['OC-CAT6-3M', 'OC-USBAB-2M'],
  },
  {
    slug: 'what-grams-say-about-paper',
    category: 'accessories-tips',
    author: NADIA,
    status: 'draft',
    days: -1,
    skus: ['OC-PAP-A4-80-500', 'OC-PAP-A4-120-250'],
  },
]
