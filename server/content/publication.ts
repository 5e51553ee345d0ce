import type { BlogStatus } from '#contract/plain/blog.ts'
import { ShopError } from '#server/platform/shop-error.ts'

interface Publication {
  status: BlogStatus
  published_at: Date | null
}

/**
 * The status and moment that a change leaves. A draft has no moment; what is scheduled has one to come;
 * what is published has one that has passed, now when none is given. Throws `validation`.
 */
export function publicationOf(
  change: { status?: BlogStatus | undefined; published_at?: string | null | undefined },
  before: Publication,
  now: Date,
): Publication {
  const status = change.status ?? before.status
  const asked = change.published_at == null ? null : new Date(change.published_at)
  if (status === 'draft') return { status, published_at: null }
  if (change.status === undefined && asked === null)
    return { status, published_at: before.published_at }
  if (status === 'scheduled') return scheduledAt(asked ?? before.published_at, now)
  if (asked !== null && asked > now) throw refusal('blogs.moment_to_come')
  const past = before.published_at !== null && before.published_at <= now
  return { status, published_at: asked ?? (past ? before.published_at : now) }
}

function scheduledAt(moment: Date | null, now: Date): Publication {
  if (moment === null) throw refusal('blogs.moment_needed')
  if (moment <= now) throw refusal('blogs.moment_passed')
  return { status: 'scheduled', published_at: moment }
}

function refusal(
  message: 'blogs.moment_to_come' | 'blogs.moment_needed' | 'blogs.moment_passed',
): ShopError {
  return new ShopError('validation', { fields: { published_at: message } })
}
