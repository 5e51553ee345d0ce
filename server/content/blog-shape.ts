import type { AdminBlog, AdminBlogRow, Blog, BlogSummary } from '#contract/blogs.ts'
import type { BlogStatus } from '#contract/plain/blog.ts'

import type { BlogDetail, BlogRow, BlogTexts } from './blog-queries.ts'

/** An article whose moment has come. */
export interface PublicBlogRow extends BlogRow {
  published_at: Date
}

/** Whether everybody may read it: by the clock, so that a scheduled one appears on time. */
export function isPublic(row: BlogRow, now: Date): row is PublicBlogRow {
  return row.status !== 'draft' && row.published_at !== null && row.published_at <= now
}

/** What a status means at this moment. */
export function statusNow(row: Pick<BlogRow, 'status' | 'published_at'>, now: Date): BlogStatus {
  if (row.status === 'draft' || row.published_at === null) return 'draft'
  return row.published_at <= now ? 'published' : 'scheduled'
}

export function blogSummaryOf(row: PublicBlogRow): BlogSummary {
  return { ...sharedOf(row), published_at: row.published_at.toISOString() }
}

export function blogOf(row: PublicBlogRow, texts: BlogTexts | undefined): Blog {
  return {
    ...blogSummaryOf(row),
    body_html: texts?.body_html ?? '',
    body_html_nl: texts?.body_html_nl ?? '',
    body_html_fr: texts?.body_html_fr ?? '',
  }
}

export function adminBlogRowOf(row: BlogRow, now: Date): AdminBlogRow {
  return {
    ...sharedOf(row),
    published_at: row.published_at?.toISOString() ?? null,
    status: statusNow(row, now),
    product_ids: row.product_ids,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}

export function adminBlogOf(row: BlogDetail, now: Date): AdminBlog {
  const { body, body_nl, body_fr, body_html, body_html_nl, body_html_fr, former_slugs } = row
  return {
    ...adminBlogRowOf(row, now),
    body,
    body_nl,
    body_fr,
    body_html,
    body_html_nl,
    body_html_fr,
    former_slugs,
  }
}

function sharedOf(row: BlogRow) {
  const { id, slug, category, author, image_path, reading_minutes } = row
  const { title, title_nl, title_fr, excerpt, excerpt_nl, excerpt_fr } = row
  return {
    id,
    slug,
    category,
    author,
    image_path,
    reading_minutes,
    title,
    title_nl,
    title_fr,
    excerpt,
    excerpt_nl,
    excerpt_fr,
  }
}
