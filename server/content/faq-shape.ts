import type { AdminFaq } from '#contract/faqs.ts'

import type { FaqDetail } from './faq-queries.ts'

export function adminFaqOf({ created_at, updated_at, ...row }: FaqDetail): AdminFaq {
  return { ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}
