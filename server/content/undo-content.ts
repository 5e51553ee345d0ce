import { isUniqueViolation } from '#database/failures.ts'
import type { Undoers } from '#server/audit/undo.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { lockBanner, updateBanner } from './banner-queries.ts'
import { blogById, lockBlog } from './blog-queries.ts'
import { faqById, lockFaq } from './faq-queries.ts'
import { putBackBlog } from './save-blog.ts'
import { putBackFaq } from './save-faq.ts'
import { lockSeoEntry, updateSeoEntry } from './seo-queries.ts'
import { lockService, updateService } from './service-queries.ts'

/** What staff write for the shop window goes back to what it said. */
export const CONTENT_UNDOERS: Undoers = {
  banner: {
    current: async (trx, id) => fieldsOf(await lockBanner(trx, Number(id))),
    putBack: async (trx, id, fields) => void (await updateBanner(trx, Number(id), fields)),
  },
  top_service: {
    current: async (trx, id) => fieldsOf(await lockService(trx, Number(id))),
    putBack: async (trx, id, fields) => void (await updateService(trx, Number(id), fields)),
  },
  seo_entry: {
    current: async (trx, id) => fieldsOf(await lockSeoEntry(trx, Number(id))),
    putBack: async (trx, id, fields) => {
      await updateSeoEntry(trx, Number(id), fields).catch((error: unknown) => {
        throw isUniqueViolation(error, 'seo_entries_one_per_page')
          ? new ShopError('conflict', { message: 'audit.name_taken' })
          : error
      })
    },
  },
  blog: {
    async current(trx, id) {
      await lockBlog(trx, Number(id))
      return fieldsOf(await blogById(trx, Number(id)))
    },
    putBack: (trx, id, fields) => putBackBlog(trx, Number(id), fields),
  },
  faq: {
    async current(trx, id) {
      await lockFaq(trx, Number(id))
      return fieldsOf(await faqById(trx, Number(id)))
    },
    putBack: (trx, id, fields) => putBackFaq(trx, Number(id), fields),
  },
}

function fieldsOf(row: object | undefined): Record<string, unknown> | undefined {
  return row === undefined ? undefined : { ...row }
}
